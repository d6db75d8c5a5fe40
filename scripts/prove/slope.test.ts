import { expect, it } from 'vitest';
import { slopeOf } from './slope.ts';

it('finds the line that points lie on, far from the beginning too', () => {
  expect(slopeOf([1_000, 1_001, 1_002].map((x) => [x, 3 * x - 7] as const))).toBeCloseTo(3);
  expect(slopeOf([0, 1, 2, 3].map((x) => [x, 400] as const))).toBe(0);
});

it('sees a leak through the sawtooth of a collector, and none in the sawtooth alone', () => {
  const saw = (leak: number) => Array.from({ length: 160 }, (_, x) => [x, 300 + (x % 8) + leak * x] as const);
  expect(Math.abs(slopeOf(saw(0)))).toBeLessThan(0.01);
  expect(slopeOf(saw(0.5))).toBeCloseTo(0.5, 1);
});

it('knows no slope of one place', () => {
  expect(slopeOf([[1, 2]])).toBeNaN();
});
