import type { FeedShown } from '#contract/feed.ts';

/** Whether a feed may be asked to run now: nobody has stopped or removed it, and we know where it is. */
export function mayRun({ enabled, state, sourceKind, haltedAt }: FeedShown): boolean {
  return enabled && !haltedAt && state !== 'removed' && sourceKind !== 'command';
}
