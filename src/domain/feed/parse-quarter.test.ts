import { expect, test } from 'vitest';
import { parseQuarter } from './parse-quarter.ts';

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
