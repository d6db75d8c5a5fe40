import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRangeScale } from './range-scale.ts';

const PRICES = [
  { to: 6_000_000, minWeight: 1 },
  { to: 10_000_000, minWeight: 4 },
  { to: 30_000_000, minWeight: 6 },
];

const price = createRangeScale({ min: 0, max: 30_000_000, step: 100_000, ranges: PRICES });

describe('places on the track', () => {
  it.each([
    [0, 0],
    [3_000_000, 0.5 / 11],
    [6_000_000, 1 / 11],
    [8_000_000, 3 / 11],
    [10_000_000, 5 / 11],
    [20_000_000, 8 / 11],
    [30_000_000, 1],
    [90_000_000, 1],
    [-5, 0],
  ])('%j stands at %j', (value, share) => {
    expect(price.toShare(value)).toBeCloseTo(share, 12);
  });

  it('gives the rest up to the maximum one segment of weight 1', () => {
    const scale = createRangeScale({ min: 0, max: 95_000_000, step: 100_000, ranges: PRICES });
    expect(scale.toShare(30_000_000)).toBeCloseTo(11 / 12, 12);
    expect(scale.toShare(95_000_000)).toBe(1);
  });

  it('gives a gap before, between and after the ranges weight 1', () => {
    const ranges = [
      { from: 10, to: 20, minWeight: 2 },
      { from: 30, to: 40, minWeight: 1 },
    ];
    const scale = createRangeScale({ min: 0, max: 50, step: 1, ranges });
    expect([10, 20, 30, 40, 50].map((value) => Math.round(scale.toShare(value) * 6))).toEqual([
      1, 3, 4, 5, 6,
    ]);
  });

  it('lets a range without an end reach the next one, and one without a beginning start at the last', () => {
    const ranges = [
      { from: 0, minWeight: 3 },
      { from: 50, to: 75, minWeight: 1 },
      { minWeight: 1, to: 100 },
    ];
    const scale = createRangeScale({ min: 0, max: 100, step: 1, ranges });
    expect([50, 75, 100].map((value) => scale.toShare(value))).toEqual([0.6, 0.8, 1]);
  });

  it('is even without ranges', () => {
    expect(createRangeScale({ min: 10, max: 20, step: 1 }).toShare(15)).toBe(0.5);
  });

  it('survives a track of one value', () => {
    const scale = createRangeScale({ min: 5, max: 5, step: 1 });
    expect([scale.toShare(5), scale.toValue(0.5), scale.snap(7)]).toEqual([0, 5, 5]);
  });

  it('refuses a range with no ends, or with its ends crossed', () => {
    const withRange = (range: { from?: number; to?: number }) => () =>
      createRangeScale({ min: 0, max: 10, step: 1, ranges: [{ ...range, minWeight: 1 }] });
    expect(withRange({})).toThrow('Invalid range');
    expect(withRange({ from: 7, to: 3 })).toThrow('Invalid range');
  });

  it('reads back where it put a value', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 30_000_000 }), (value) => {
        expect(price.toValue(price.toShare(value))).toBeCloseTo(value, 3);
      }),
    );
  });
});

describe('the values of a handle', () => {
  it.each([
    [149_999, 100_000],
    [150_000, 200_000],
    [29_949_999, 29_900_000],
    [29_950_000, 30_000_000],
    [31_000_000, 30_000_000],
  ])('%j snaps to %j', (value, snapped) => {
    expect(price.snap(value)).toBe(snapped);
  });

  it('reaches a maximum that is no multiple of the step', () => {
    const scale = createRangeScale({ min: 0, max: 95_340_000, step: 100_000 });
    expect(scale.snap(95_289_999)).toBe(95_300_000);
    expect(scale.snap(95_290_000)).toBe(95_340_000);
  });

  it('leaves no tail after a fractional step', () => {
    expect(createRangeScale({ min: 0, max: 5, step: 0.1 }).snap(0.31)).toBe(0.3);
  });
});
