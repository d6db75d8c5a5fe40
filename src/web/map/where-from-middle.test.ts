import { expect, it } from 'vitest';
import { whereFromMiddle } from './where-from-middle.ts';

const MIDDLE = { latitude: 55.75, longitude: 37.62 };

it.each([
  [0, 0, 'середина карты'],
  [0.01, 0, '1,1 км севернее середины карты'],
  [-0.001, 0.002, '110 м южнее и 130 м восточнее середины карты'],
  [0, -0.00001, 'середина карты'],
  [0, -0.05, '3,1 км западнее середины карты'],
])('%f° up and %f° aside is %s', (up, aside, words) => {
  const point = { latitude: MIDDLE.latitude + up, longitude: MIDDLE.longitude + aside };
  expect(whereFromMiddle(point, MIDDLE).replaceAll('\u00a0', ' ')).toBe(words);
});
