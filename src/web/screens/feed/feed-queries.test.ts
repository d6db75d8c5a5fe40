import { expect, it } from 'vitest';
import type { FeedShown } from '#contract/feed.ts';
import { watchFeeds } from './feed-queries.ts';

const RUNNING = { progress: { runId: null, offers: 0, expected: null } } as FeedShown;
const QUIET = { progress: null } as FeedShown;
const OFTEN = 1_500;
const SELDOM = 60_000;
const SECOND = 1_000;

/** How long a page that saw feeds at these moments would wait before it asks again, after each. */
function intervals(...seen: [seconds: number, feed: FeedShown][]): number[] {
  const interval = watchFeeds((feeds: FeedShown[]) => feeds);
  return seen.map(([seconds, feed]) =>
    interval({ state: { data: [QUIET, feed], dataUpdatedAt: seconds * SECOND } }),
  );
}

it('feeds are asked about often while one runs, however long', () => {
  expect(intervals([0, RUNNING], [100, RUNNING], [200, RUNNING])).toEqual([OFTEN, OFTEN, OFTEN]);
});

it('a run that is taken up is not lost sight of before it shows itself', () => {
  expect(intervals([0, QUIET], [40, RUNNING], [42, QUIET], [44, RUNNING], [50, QUIET])[2]).toBe(OFTEN);
  expect(intervals([0, RUNNING], [29, QUIET], [31, QUIET])).toEqual([OFTEN, OFTEN, SELDOM]);
});

it('a page asks often when it was just opened, and seldom later', () => {
  expect(intervals([0, QUIET], [2, QUIET], [30, QUIET], [90, QUIET])).toEqual([OFTEN, OFTEN, SELDOM, SELDOM]);
});

it('a clock behind that of the server does not make a page ask often for long', () => {
  expect(intervals([3_600, QUIET], [0, QUIET])).toEqual([OFTEN, SELDOM]);
});

it('nothing came yet', () => {
  const interval = watchFeeds((feeds: FeedShown[]) => feeds);
  expect(interval({ state: { data: undefined, dataUpdatedAt: 0 } })).toBe(SELDOM);
});
