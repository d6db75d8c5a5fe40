import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { FeedShown } from '#contract/feed.ts';
import { countFlats } from '#domain/text/count-flats.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Modal } from '#ui/Modal/Modal.tsx';
import { useNotifications } from '#ui/Notifications/Notifications.tsx';
import styles from './FeedModal.module.css';
import { refreshFeeds } from './feed-queries.ts';

interface RemoveFeedModalProps {
  feed: FeedShown;
  open: boolean;
  onClose: () => void;
}

/** Asks before a feed is removed, and says what that does. */
export function RemoveFeedModal({ feed, open, onClose }: RemoveFeedModalProps) {
  const { options, navigate } = useRouter();
  const { api, queryClient } = options.context;
  const { notify } = useNotifications();
  const { mutate, isPending } = useMutation(
    api.admin.feed.remove.mutationOptions({
      async onSuccess({ withdrawn }) {
        onClose();
        notify({
          type: 'success',
          title: `Фид «${feed.name}» удалён`,
          text: `${countFlats(withdrawn)} из\u00a0фида больше не\u00a0на\u00a0витрине`,
        });
        await refreshFeeds({ api, queryClient });
        await navigate({ to: '/admin/feed', search: {} });
      },
    }),
  );
  return (
    <Modal open={open} onClose={onClose} title={`Удалить фид «${feed.name}»?`}>
      <p>
        Его квартиры уйдут с{'\u00a0'}витрины, если о{'\u00a0'}них не{'\u00a0'}сообщает другой фид. История
        цен и{'\u00a0'}страницы останутся, а{'\u00a0'}фид можно будет восстановить.
      </p>
      <div className={styles.buttons}>
        <Button variant="secondary" wide disabled={isPending} onClick={onClose}>
          Отмена
        </Button>
        <Button variant="danger" wide loading={isPending} onClick={() => mutate({ id: feed.id })}>
          Удалить
        </Button>
      </div>
    </Modal>
  );
}
