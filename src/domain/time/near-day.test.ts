import { expect, it } from 'vitest';
import { isNearDay } from './near-day.ts';

it.each([
  ['2026-11-24', true],
  ['1900-01-01', true],
  ['2100-12-31', true],
  ['2026-02-31', false],
  ['0000-01-01', false],
  ['9999-12-31', false],
  ['24.11.2026', false],
  ['', false],
])('%s is meant: %s', (text, isMeant) => {
  expect(isNearDay(text)).toBe(isMeant);
});
