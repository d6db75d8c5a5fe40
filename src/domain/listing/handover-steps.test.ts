import { expect, it } from 'vitest';
import { handoverSteps, type NamedTerm, quartersLater } from './handover-steps.ts';

const named = (houseId: number, day: number, year: number, quarter: 1 | 2 | 3 | 4 | null): NamedTerm => ({
  houseId,
  at: new Date(Date.UTC(2026, 0, day)),
  term: { year, quarter },
  isFinished: false,
  source: 'feed',
});

it('each term knows the one before it of the same house', () => {
  const steps = handoverSteps([named(1, 1, 2027, 2), named(2, 1, 2028, 1), named(1, 9, 2027, 4)]);
  expect(steps.map(({ houseId, before }) => [houseId, before?.term ?? null])).toEqual([
    [1, null],
    [2, null],
    [1, { year: 2027, quarter: 2 }],
  ]);
});

it.each([
  [2027, 4, 2027, 2, 2],
  [2028, 1, 2027, 4, 1],
  [2027, 1, 2028, 2, -5],
  [2027, 1, 2027, 1, 0],
] as const)('%i/%i is as many quarters later than %i/%i: %i', (year, quarter, was, wasQuarter, later) => {
  expect(quartersLater({ year, quarter }, { year: was, quarter: wasQuarter })).toBe(later);
});

it('quarters nobody named are not counted', () => {
  expect(quartersLater({ year: 2028, quarter: null }, { year: 2027, quarter: 1 })).toBeNull();
  expect(quartersLater({ year: 2028, quarter: 1 }, { year: 2027, quarter: null })).toBeNull();
});
