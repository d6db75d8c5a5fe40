import fc from 'fast-check';
import { expect, it } from 'vitest';
import { percentOfShare, shareOfPercent } from './percent-of-share.ts';

it.each([
  [0.0575, 5.75],
  [0.29, 29],
  [0.289, 28.9],
  [0.201, 20.1],
  [1, 100],
  [0, 0],
])('%d is %d%%', (share, percent) => {
  expect(percentOfShare(share)).toBe(percent);
  expect(shareOfPercent(percent)).toBe(share);
});

it('a percent of six decimals comes back as it was typed', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), (millionths) => {
      const percent = millionths / 1_000_000;
      expect(percentOfShare(shareOfPercent(percent))).toBe(percent);
    }),
  );
});
