import type { FeedShown } from '#contract/feed.ts';
import type { FeedState } from '#domain/feed/feed-state.ts';
import { AdminIcon, type AdminIconName } from '../admin/AdminIcon.tsx';
import styles from './FeedStateMark.module.css';
import { stateText } from './feed-texts.ts';

const ICONS: Record<FeedState, AdminIconName> = {
  failed: 'failed',
  held: 'pause',
  running: 'run',
  stale: 'clock',
  fresh: 'check',
  new: 'clock',
  off: 'off',
  removed: 'trash',
};

/** The state of a feed: shape and word first, colour second. */
export function FeedStateMark({ feed }: { feed: FeedShown }) {
  const { state } = feed;
  return (
    <span className={styles.mark} data-state={state}>
      <AdminIcon name={ICONS[state]} />
      <span>{stateText(feed)}</span>
    </span>
  );
}
