import { expect, it } from 'vitest';
import { readCoordinates, writeCoordinates } from './coordinates-text.ts';

it.each([
  ['55.75222, 37.61556', 55.75222, 37.61556],
  ['55.75222,37.61556', 55.75222, 37.61556],
  ['  55.75222\u00a0\t37.61556\n', 55.75222, 37.61556],
  ['55,75222; 37,61556', 55.75222, 37.61556],
  ['55,75222, 37,61556', 55.75222, 37.61556],
  ['55,75222,37,61556', 55.75222, 37.61556],
  ['55.75° 37.61°', 55.75, 37.61],
  ['55, 37', 55, 37],
  ['-33.9, -151', -33.9, -151],
  ['90, 180', 90, 180],
])('%j is a place', (text, latitude, longitude) => {
  expect(readCoordinates(text)).toEqual({ latitude, longitude });
});

it.each([
  '',
  'Тверская, 5',
  '55.75222',
  '55.7, 37.6, 12',
  '137.61556, 55.75222',
  '91, 37',
  '55, 181',
  '55.75.1, 37',
  '٥٥, ٣٧',
  `55.${'7'.repeat(200)}, 37`,
])('%j is none', (text) => {
  expect(readCoordinates(text)).toBeNull();
});

it('what is written is read as the same place', () => {
  const point = { latitude: 57.63, longitude: 39.8812345678 };
  expect(writeCoordinates(point)).toBe('57.63, 39.881235');
  expect(readCoordinates(writeCoordinates(point))).toEqual({ latitude: 57.63, longitude: 39.881235 });
});
