import { expect, it } from 'vitest';
import { thinPoints } from './thin-points.ts';

const row = Array.from({ length: 40 }, (_, at) => ({ latitude: 55.75, longitude: 37.6 + at * 0.0001, at }));

it('leaves one point a square, the first, and all of them near enough', () => {
  const far = thinPoints(row, { zoom: 13, squarePx: 32 });
  expect(far.length).toBeGreaterThan(1);
  expect(far.length).toBeLessThan(5);
  expect(far[0]!.at).toBe(0);
  expect(thinPoints(row, { zoom: 19, squarePx: 32 })).toEqual(row);
});

it('leaves the same points when the map is moved', () => {
  const options = { zoom: 14, squarePx: 32 };
  const whole = thinPoints(row, options);
  const part = thinPoints(row.slice(20), options);
  // The square at the edge may show another of its points.
  expect(part.slice(1).every((point) => whole.includes(point))).toBe(true);
});
