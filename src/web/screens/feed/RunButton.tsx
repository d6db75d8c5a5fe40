import { useMutation } from '@tanstack/react-query';
import type { FeedShown } from '#contract/feed.ts';
import { Button } from '#ui/Button/Button.tsx';
import { useSiteContext } from '../../site-context.ts';
import { AdminIcon } from '../admin/AdminIcon.tsx';
import { refreshFeeds } from './feed-queries.ts';
import { mayRun } from './may-run.ts';
import { RunProgress } from './RunProgress.tsx';

interface RunButtonProps {
  feed: FeedShown;
  /** In a row of a list: fewer words, less weight. */
  isShort?: boolean;
}

/** Has a feed run, and shows how far the run is. */
export function RunButton({ feed, isShort = false }: RunButtonProps) {
  const { api, queryClient } = useSiteContext();
  const { mutate, isPending } = useMutation(
    api.admin.feed.run.mutationOptions({
      onSettled: () => refreshFeeds({ api, queryClient }),
    }),
  );
  if (feed.progress) return <RunProgress progress={feed.progress} />;
  if (!mayRun(feed)) return null;
  return (
    <Button
      size="s"
      variant={isShort ? 'ghost' : 'primary'}
      loading={isPending}
      aria-keyshortcuts="R"
      icon={<AdminIcon name="run" />}
      aria-label={isShort ? `Запустить сейчас: ${feed.name}` : undefined}
      onClick={() => mutate({ id: feed.id })}
    >
      {isShort ? 'Запустить' : 'Запустить сейчас'}
    </Button>
  );
}
