import { expect, test } from 'vitest';
import { parseHandoverYear } from './parse-handover-year.ts';

test.each([
  ['2028', 2028],
  ['28', 2028],
  ['2028 г.', 2028],
  ['1', null],
  ['1949', null],
  ['1950', 1950],
  ['2041', 2041],
  ['2042', null],
  ['скоро', null],
  [null, null],
])('parseHandoverYear %s → %s', (raw, expected) => expect(parseHandoverYear(raw, 2026)).toBe(expected));
