import { describe, expect, it } from 'vitest';
import type { FeedRunFacts } from './feed-facts.ts';
import { foldRuns, RUN_SPANS, runSlots, spanOf } from './run-history.ts';

/** The 24th of November 2026, 10:54 in Moscow. */
const NOW = new Date('2026-11-24T07:54:00Z');
const HOUR_MS = 3_600_000;

function runAt(hoursAgo: number, run: Partial<FeedRunFacts> = {}): FeedRunFacts {
  return {
    id: Math.round(100_000 - hoursAgo * 60),
    status: 'applied',
    startedAt: new Date(NOW.getTime() - hoursAgo * HOUR_MS),
    durationMs: 1,
    offers: 10,
    created: 0,
    changed: 0,
    unchanged: 9,
    withdrawn: 0,
    rejected: 1,
    doubtful: 0,
    warnings: 0,
    message: null,
    ...run,
  };
}

describe('the slots of a span', () => {
  it.each([
    [1, 24, '2026-11-23T08:00:00.000Z', '2026-11-24T08:00:00.000Z'],
    [7, 42, '2026-11-17T09:00:00.000Z', '2026-11-24T09:00:00.000Z'],
    [30, 30, '2026-10-25T21:00:00.000Z', '2026-11-24T21:00:00.000Z'],
    [90, 45, '2026-08-26T21:00:00.000Z', '2026-11-24T21:00:00.000Z'],
  ] as const)('of %i days are %i and end with that of now', (span, count, from, to) => {
    const slots = runSlots(span, NOW);
    expect(slots).toHaveLength(count);
    expect([slots[0]!.from.toISOString(), slots.at(-1)!.to.toISOString()]).toEqual([from, to]);
    for (const [place, slot] of slots.slice(1).entries()) expect(slot.from).toEqual(slots[place]!.to);
  });

  it('at midnight belong to the day that begins', () => {
    const midnight = new Date('2026-11-23T21:00:00Z');
    expect(runSlots(30, midnight).at(-1)!.from).toEqual(midnight);
  });
});

describe('runs in slots', () => {
  it.each([0, 1, 2, 30, 1_000])('of %i runs none of the span is lost or told twice', (count) => {
    const runs = Array.from({ length: count }, (_, place) => runAt(place * 0.7));
    for (const span of RUN_SPANS) {
      const slots = foldRuns(runs, span, NOW);
      const since = slots[0]!.from;
      const inside = runs.filter(({ startedAt }) => startedAt >= since);
      expect(slots.reduce((sum, slot) => sum + slot.runs, 0)).toBe(inside.length);
      expect(slots.filter(({ run }) => run !== null).every(({ runs }) => runs > 0)).toBe(true);
    }
  });

  it('show the newest that read the feed, and count those that were held or failed', () => {
    const [read, held, failed] = [
      runAt(0.3),
      runAt(0.2, { status: 'held' }),
      runAt(0.1, { status: 'failed' }),
    ];
    for (const runs of [
      [read, held, failed],
      [failed, held, read],
    ]) {
      expect(foldRuns(runs, 1, NOW).at(-1)).toMatchObject({ runs: 3, held: 1, failed: 1, run: held });
    }
    expect(foldRuns([failed], 1, NOW).at(-1)).toMatchObject({ runs: 1, failed: 1, run: failed });
  });
});

it.each([
  [1, 7],
  [24 * 6, 7],
  [24 * 8, 30],
  [24 * 31, 90],
  [24 * 400, 90],
])('a run of %i hours ago is looked at in %i days', (hours, span) => {
  expect(spanOf(runAt(hours).startedAt, NOW)).toBe(span);
});
