import { expect, test } from 'vitest';
import { parseHandoverYear, parseQuarter } from './parse-handover.ts';

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

test.each([
  ['1', 1],
  ['4', 4],
  ['IV', 4],
  ['second', 2],
  ['2кв', 2],
  ['2 квартал', 2],
  ['III кв.', 3],
  ['2028-12-31', 4],
  ['2028-01-01', 1],
  ['2028-13-01', null],
  ['0', null],
  ['5', null],
  [null, null],
])('parseQuarter %s → %s', (raw, expected) => expect(parseQuarter(raw)).toBe(expected));
