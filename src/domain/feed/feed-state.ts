/** What a list of feeds is judged by, those that need a person first; of several that fit a feed has the first. */
export const FEED_STATES = ['failed', 'held', 'running', 'stale', 'fresh', 'new', 'off', 'removed'] as const;

/**
 * `failed`: the last run failed. `held`: withdrawals or figures wait for a decision. `running`: a run is under way or was asked for.
 * `stale`: last read whole more than a day ago. `fresh`: within a day. `new`: never read. `off`: switched off. `removed`:
 * its flats were withdrawn, it can be restored.
 */
export type FeedState = (typeof FEED_STATES)[number];

/** Older than this what a feed told is no longer fresh. */
export const FRESH_HOURS = 24;
