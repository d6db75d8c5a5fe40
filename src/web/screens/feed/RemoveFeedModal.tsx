import { useRouter } from '@tanstack/react-router';
import type { FeedShown } from '#contract/feed.ts';
import { countFlats } from '#domain/text/count-phrase.ts';
import { useSiteContext } from '../../site-context.ts';
import { RemoveRecordModal } from '../admin/RemoveRecordModal.tsx';
import { refreshFeeds } from './feed-queries.ts';

interface RemoveFeedModalProps {
  feed: FeedShown;
  open: boolean;
  onClose: () => void;
}

/** Asks before a feed is removed, and says what that does. */
export function RemoveFeedModal({ feed, open, onClose }: RemoveFeedModalProps) {
  const { navigate } = useRouter();
  const { api, queryClient } = useSiteContext();
  return (
    <RemoveRecordModal
      record={{ kind: 'feed', id: feed.id }}
      title={`Удалить фид «${feed.name}»?`}
      open={open}
      onClose={onClose}
      mutation={api.admin.feed.remove.mutationOptions()}
      input={{ id: feed.id }}
      notice={({ withdrawn }) => ({
        title: `Фид «${feed.name}» удалён`,
        text: `${countFlats(withdrawn)} из\u00a0фида больше не\u00a0на\u00a0витрине`,
      })}
      onRemoved={async () => {
        await refreshFeeds({ api, queryClient });
        await navigate({ to: '/admin/feed', search: {} });
      }}
    >
      <p>
        Его квартиры уйдут с{'\u00a0'}витрины, если о{'\u00a0'}них не{'\u00a0'}сообщает другой фид. История
        цен и{'\u00a0'}страницы останутся, а{'\u00a0'}фид можно будет восстановить.
      </p>
    </RemoveRecordModal>
  );
}
