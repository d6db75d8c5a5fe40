/** States of a feed, those that need a person first; a feed that fits several has the first of them. */
export const FEED_STATES = ['failed', 'held', 'running', 'stale', 'fresh', 'new', 'off', 'removed'] as const;

/**
 * `failed`: the last run failed. `held`: withdrawals, figures or houses wait for a decision, or the feed was
 * returned to an earlier run. `running`: a run is under way or
 * was requested. `stale`: last read whole more than a day ago. `fresh`: within a day. `new`: never read. `off`:
 * switched off. `removed`: its flats were withdrawn, but it can be restored.
 */
export type FeedState = (typeof FEED_STATES)[number];

/** After so many hours without a whole reading a feed is no longer fresh. */
export const FRESH_HOURS = 24;
