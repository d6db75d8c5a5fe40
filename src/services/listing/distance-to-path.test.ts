import fc from 'fast-check';
import { expect, it } from 'vitest';
import { distanceMetres } from '#domain/geo/distance.ts';
import { distanceToPath } from './distance-to-path.ts';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });

it('is the perpendicular beside the line and the way to its end beyond it', () => {
  const road = [at(55.7, 37.5), at(55.7, 37.7)];
  expect(distanceToPath(at(55.71, 37.6), road)).toBeCloseTo(1_112, -1);
  const beyond = at(55.7, 37.8);
  expect(distanceToPath(beyond, road) / distanceMetres(beyond, road[1]!)).toBeCloseTo(1, 2);
  expect(distanceToPath(at(55.7, 37.6), road)).toBeCloseTo(0, 3);
  expect(distanceToPath(at(55.71, 37.5), [at(55.7, 37.5)])).toBeCloseTo(1_112, -1);
});

it('is never further than any corner of the line', () => {
  const point = fc.record({
    latitude: fc.double({ min: 55, max: 56, noNaN: true }),
    longitude: fc.double({ min: 37, max: 38, noNaN: true }),
  });
  fc.assert(
    fc.property(point, fc.array(point, { minLength: 1, maxLength: 6 }), (home, road) => {
      const corner = Math.min(...road.map((one) => distanceMetres(home, one)));
      expect(distanceToPath(home, road)).toBeLessThanOrEqual(corner * 1.02 + 1);
    }),
  );
});
