import { useMutation } from '@tanstack/react-query';
import type { FeedShown } from '#contract/feed.ts';
import { Button } from '#ui/Button/Button.tsx';
import { useSiteContext } from '../../site-context.ts';
import { Box } from '../admin/Box.tsx';
import { momentText } from '../admin/moment-text.ts';
import { refreshFeeds } from './feed-queries.ts';
import styles from './HaltedPanel.module.css';

/** Says that a feed is not read since it was returned to an earlier run, and lets it be read again. */
export function HaltedPanel({ feed, haltedAt, asOf }: { feed: FeedShown; haltedAt: Date; asOf: Date }) {
  const { api, queryClient } = useSiteContext();
  const { mutate, isPending } = useMutation(
    api.admin.feed.resume.mutationOptions({ onSettled: () => refreshFeeds({ api, queryClient }) }),
  );
  return (
    <Box title="Приём фида остановлен" note={momentText(haltedAt, asOf)} isWaiting>
      <div className={styles.body}>
        <p>
          Квартиры показаны как после прошлого прогона. Новый прогон опять покажет то, что в{'\u00a0'}фиде:
          возобновляйте, когда застройщик его исправит.
        </p>
        <Button size="s" loading={isPending} onClick={() => mutate({ id: feed.id })}>
          Возобновить приём
        </Button>
      </div>
    </Box>
  );
}
