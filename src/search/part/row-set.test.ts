import fc from 'fast-check';
import { expect, it } from 'vitest';
import { keepWithin } from '../match/keep-within.ts';
import { orderRows } from './order-rows.ts';
import type { RangeColumn } from './part.ts';
import { rangeColumn } from './range-column.ts';
import { addRows, countBits, countRows, firstRow, hasRow, wordsOf } from './row-set.ts';

/** More words than are counted at once, and some beside. */
const SIZE = 700;
const rank = fc.nat(SIZE);

it('adds, counts and finds rows of a range', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(rank, rank), { maxLength: 4 }), rank, rank, (ranges, from, to) => {
      const set = new Int32Array(wordsOf(SIZE));
      for (const [start, end] of ranges) addRows(set, start, end);
      const expected = Array.from({ length: SIZE }, (_, row) =>
        ranges.some(([start, end]) => row >= start && row < end),
      );
      expect(expected.map((_, row) => hasRow(set, row))).toEqual(expected);
      const inside = expected.flatMap((isIn, row) => (isIn && row >= from && row < to ? [row] : []));
      expect(countRows(set, from, to)).toBe(inside.length);
      expect(firstRow(set, from, to)).toBe(inside[0] ?? -1);
    }),
  );
});

it('counts the bits of a word', () => {
  fc.assert(
    fc.property(fc.integer(), (word) => {
      expect(countBits(word)).toBe((word >>> 0).toString(2).replaceAll('0', '').length);
    }),
  );
});

it('orders rows by keys, equal ones as they stood', () => {
  const key = fc.oneof(fc.nat(5), fc.double({ min: 0, noNaN: true }), fc.constant(Number.POSITIVE_INFINITY));
  fc.assert(
    fc.property(fc.array(key, { maxLength: 300 }), (keys) => {
      const rows = Int32Array.from(keys, (_, row) => row).reverse();
      const sorted = [...rows].sort((one, other) =>
        keys[one]! < keys[other]! ? -1 : keys[one]! > keys[other]! ? 1 : 0,
      );
      expect([...orderRows(rows, Float64Array.from(keys))]).toEqual(sorted);
    }),
  );
});

function columnOf(values: number[]): RangeColumn {
  const order = Int32Array.from(values, (_, row) => row).sort((one, other) => values[one]! - values[other]!);
  return rangeColumn(Int32Array.from(values), order, Number.NaN);
}

it('keeps of few rows and of many those whose values lie within bounds, unknown values nowhere', () => {
  const bound = fc.oneof(fc.integer({ min: -10, max: 110 }), fc.double({ min: 0, max: 100, noNaN: true }));
  fc.assert(
    fc.property(
      fc.array(fc.option(fc.nat(100)), { maxLength: SIZE }),
      bound,
      bound,
      rank,
      rank,
      (values, low, high, first, end) => {
        const keys = Float64Array.from(values, (value) => value ?? Number.POSITIVE_INFINITY);
        const order = orderRows(
          Int32Array.from(values, (_, row) => row),
          keys,
        );
        const column = rangeColumn(
          Int32Array.from(values, (value) => value ?? 0x7fffffff),
          order,
          0x7fffffff,
        );
        const set = new Int32Array(wordsOf(values.length));
        addRows(set, first, Math.min(end, values.length));
        keepWithin(column, set, [first >> 5, set.length], [low, high]);
        expect(values.map((_, row) => hasRow(set, row))).toEqual(
          values.map(
            (value, row) => row >= first && row < end && value !== null && value >= low && value <= high,
          ),
        );
      },
    ),
  );
});

it('keeps rows within bounds whether they are round, asked again or new, over values as far apart as prices', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: -3, max: 40_000_000 }), { minLength: 1, maxLength: SIZE }),
      fc.array(fc.tuple(fc.nat(40), fc.nat(40_000_000)), { minLength: 1, maxLength: 5 }),
      (values, bounds) => {
        const column = columnOf(values);
        for (const [round, any] of [...bounds, ...bounds]) {
          const [low, high] = [Math.min(round * 1_000_000, any), Math.max(round * 1_000_000, any)];
          const set = new Int32Array(wordsOf(values.length));
          addRows(set, 0, values.length);
          keepWithin(column, set, [0, set.length], [low, high]);
          expect(values.map((_, row) => hasRow(set, row))).toEqual(
            values.map((value) => value >= low && value <= high),
          );
        }
      },
    ),
  );
});

it('has a set made beforehand under round values', () => {
  const { values, order, checkpoints } = columnOf(Array.from({ length: 4_000 }, (_, at) => 1_000 * at + 7));
  const bounds = checkpoints.map(({ rank }) => Math.floor(values[order[rank]!]! / 10_000) * 10_000);
  expect(bounds).toEqual(
    [300, 500, 800, 1_000, 1_300, 1_500, 1_800, 2_000, 2_300, 2_500, 2_800, 3_000, 3_300, 3_500, 3_800].map(
      (thousands) => 1_000 * thousands,
    ),
  );
});
