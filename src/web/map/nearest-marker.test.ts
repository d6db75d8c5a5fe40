import { expect, it } from 'vitest';
import { nearestMarker } from './nearest-marker.ts';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });

it.each([
  [[at(55, 37), at(56, 38), at(55.1, 37.1)], 2],
  [[at(60, 30)], 0],
  [[], -1],
])('of %j', (markers, expected) => {
  expect(nearestMarker(markers, at(55.2, 37.2))).toBe(expected);
});
