import { describe, expect, it } from 'vitest';
import { type CompareRow, compareCells, isKnown, isSameInAll } from './compare-row.ts';

const row = (facts: Partial<CompareRow<number | null>>): CompareRow<number | null> => ({
  label: 'Цена',
  text: (value) => (value === null ? null : `${value} ₽`),
  amount: (value) => value,
  ...facts,
});
const bestOf = (best: 'least' | 'most', values: (number | null)[]) =>
  compareCells(row({ best }), values).map(({ isBest }) => isBest);

describe('the best of a row', () => {
  it('is the least or the most, wherever it stands', () => {
    expect(bestOf('least', [12, 9, 14])).toEqual([false, true, false]);
    expect(bestOf('most', [12, 14, 9])).toEqual([false, true, false]);
  });

  it('may be several', () => {
    expect(bestOf('least', [9, 12, 9])).toEqual([true, false, true]);
  });

  it('is nobody among equals, and nobody when the others are unknown', () => {
    expect(bestOf('least', [9, 9])).toEqual([false, false]);
    expect(bestOf('least', [9, null])).toEqual([false, false]);
  });

  it('is never what nobody knows', () => {
    expect(bestOf('least', [null, 9, 12])).toEqual([false, true, false]);
  });
});

describe('bars', () => {
  it('are shares of the largest', () => {
    const cells = compareCells(row({ isMeasured: true }), [5, 10, null]);
    expect(cells.map(({ share }) => share)).toEqual([0.5, 1, null]);
  });

  it('are absent where amounts are not measures', () => {
    expect(compareCells(row({}), [5, 10]).map(({ share }) => share)).toEqual([null, null]);
  });
});

describe('a row', () => {
  it('is the same in all when its words are', () => {
    expect(isSameInAll(compareCells(row({}), [5, 5]))).toBe(true);
    expect(isSameInAll(compareCells(row({}), [5, null]))).toBe(false);
  });

  it('is known when anybody says anything', () => {
    expect(isKnown(compareCells(row({}), [null, 5]))).toBe(true);
    expect(isKnown(compareCells(row({}), [null, null]))).toBe(false);
  });
});
