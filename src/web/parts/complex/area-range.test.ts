import { expect, it } from 'vitest';
import { areaRange } from './area-range.ts';

it.each([
  [38.14, 52.4, '38,1–52,4 м²', '38–53 м²'],
  [40, 40, '40,0 м²', '40 м²'],
  [138.6, 158.1, '138,6–158,1 м²', '138–159 м²'],
])('from %d to %d is %s, in whole metres %s', (from, to, exact, whole) => {
  expect(areaRange({ from, to })).toBe(exact.replace(' ', '\u00a0'));
  expect(areaRange({ from, to }, { whole: true })).toBe(whole.replace(' ', '\u00a0'));
});
