import { expect, it } from 'vitest';
import { countdownText } from './countdown-text.ts';

it.each([
  [60, '1:00'],
  [42, '0:42'],
  [5, '0:05'],
  [3_540, '59:00'],
  [3_905, '1:05:05'],
])('%i seconds are %s', (seconds, text) => {
  expect(countdownText(seconds)).toBe(text);
});
