import { expect, it } from 'vitest';
import { scaleOf } from './scale-of.ts';

const MOSCOW = { latitude: 55.75, longitude: 37.62 };
const DUBAI = { latitude: 25.2, longitude: 55.27 };

it.each([
  [MOSCOW, 9, '5\u00A0км', 58],
  [MOSCOW, 11.6, '1\u00A0км', 70],
  [MOSCOW, 13, '200\u00A0м', 37],
  [MOSCOW, 17, '20\u00A0м', 60],
  [DUBAI, 11, '2\u00A0км', 58],
  [{ latitude: 60, longitude: 90 }, 2, '500\u00A0км', 51],
])('at %o and zoom %d: %s', (center, zoom, text, width) => {
  expect(scaleOf({ center, zoom })).toEqual({ text, width });
});
