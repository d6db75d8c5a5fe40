import { expect, it } from 'vitest';
import type { OfferStage } from '#contract/mortgage.ts';
import { stageSpans } from './stage-spans.ts';

const spansOf = (...months: number[]) =>
  stageSpans(months.map((each) => ({ months: each }) as OfferStage)).map(({ from, to, start, share }) => ({
    from,
    to,
    start: Math.round(start),
    share: Math.round(share),
  }));

it('stages follow one another in the proportion of their months', () => {
  expect(spansOf(120, 120)).toEqual([
    { from: 1, to: 120, start: 0, share: 50 },
    { from: 121, to: 240, start: 50, share: 50 },
  ]);
});

it.each([
  [1, 359],
  [359, 1],
  [24, 216],
])('stages of %i and %i months both have room for words', (first, next) => {
  const [one, other] = spansOf(first, next);
  expect(Math.min(one!.share, other!.share)).toBeGreaterThanOrEqual(30);
  expect(other!.start + other!.share).toBe(100);
  expect(other).toMatchObject({ from: first + 1, to: first + next, start: one!.share });
});
