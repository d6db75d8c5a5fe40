import { expect, it } from 'vitest';
import { flatDifference } from './flat-difference.ts';

const SOLD = { area: 54.3, floor: 7, price: 12_400_000 };

it.each([
  [{}, ''],
  [{ floor: 8, price: 12_480_000 }, 'на 1 этаж выше, +80 000 ₽'],
  [{ floor: 3, price: 11_990_000 }, 'на 4 этажа ниже, −410 000 ₽'],
  [{ area: 52.4 }, '−1,9 м²'],
  [{ area: 54.39 }, ''],
  [{ floor: 28, area: 61.35 }, 'на 21 этаж выше, +7 м²'],
  [{ floor: null, price: null }, ''],
])('of a sold flat %o differs by «%s»', (change, words) => {
  expect(flatDifference(SOLD, { ...SOLD, ...change }).replaceAll('\u00a0', ' ')).toBe(words);
});
