import { expect, it } from 'vitest';
import { formatMonth } from './format-month.ts';

it.each([
  ['2026-01', 'Январь\u00A02026'],
  ['2025-12', 'Декабрь\u00A02025'],
])('%s is %s', (month, words) => {
  expect(formatMonth(month)).toBe(words);
});
