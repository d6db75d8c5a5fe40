import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { FeedDetails } from '#contract/feed.ts';
import { Button } from '#ui/Button/Button.tsx';
import { lazyWindow } from '../../lazy-window.tsx';
import { useSiteContext } from '../../site-context.ts';
import { refreshFeeds } from './feed-queries.ts';
import { RemoveFeedModal } from './RemoveFeedModal.tsx';
import { RunButton } from './RunButton.tsx';

const { Window: FeedModal } = lazyWindow(() => import('./FeedModal.tsx'), 'FeedModal');

/** Actions on a feed as a whole. */
export function FeedActions({ details }: { details: FeedDetails }) {
  const { feed } = details;
  const { api, queryClient } = useSiteContext();
  const [opened, setOpened] = useState<'edit' | 'remove' | null>(null);
  const [wasEdited, setWasEdited] = useState(false);
  const onSettled = () => refreshFeeds({ api, queryClient });
  const toggle = useMutation(api.admin.feed.setEnabled.mutationOptions({ onSettled }));
  const restore = useMutation(api.admin.feed.restore.mutationOptions({ onSettled }));

  if (feed.state === 'removed') {
    return (
      <Button size="s" loading={restore.isPending} onClick={() => restore.mutate({ id: feed.id })}>
        Восстановить
      </Button>
    );
  }
  return (
    <>
      <RunButton feed={feed} />
      <Button
        size="s"
        variant="secondary"
        aria-keyshortcuts="E"
        onClick={() => {
          setWasEdited(true);
          setOpened('edit');
        }}
      >
        Изменить
      </Button>
      <Button
        size="s"
        variant="secondary"
        loading={toggle.isPending}
        onClick={() => toggle.mutate({ id: feed.id, enabled: !feed.enabled })}
      >
        {feed.enabled ? 'Выключить' : 'Включить'}
      </Button>
      <Button size="s" variant="secondary" onClick={() => setOpened('remove')}>
        Удалить…
      </Button>
      {wasEdited && (
        <FeedModal
          known={details}
          open={opened === 'edit'}
          onClose={() => setOpened(null)}
          onSaved={() => setOpened(null)}
        />
      )}
      <RemoveFeedModal feed={feed} open={opened === 'remove'} onClose={() => setOpened(null)} />
    </>
  );
}
