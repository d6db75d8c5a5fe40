import type { FeedShown } from '#contract/feed.ts';
import { Progress } from '#ui/Progress/Progress.tsx';
import { progressText } from './feed-texts.ts';
import styles from './RunProgress.module.css';

/** A run under way or waiting for its turn; its share is a guess by the last run, so the end is never promised. */
export function RunProgress({ progress }: { progress: NonNullable<FeedShown['progress']> }) {
  const { runId, offers, expected } = progress;
  const share = runId !== null && expected !== null ? Math.min(99, (100 * offers) / expected) : null;
  const text = progressText(progress);
  return (
    <span className={styles.progress} role="status">
      <Progress label={text} value={share} />
      <span className={styles.text}>{text}</span>
    </span>
  );
}
