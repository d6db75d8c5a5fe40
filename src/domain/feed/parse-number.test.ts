import { expect, test } from 'vitest';
import { parseInteger, parseNumber } from './parse-number.ts';

test.each([
  ['51.3', '51.3'],
  ['51,3', '51.3'],
  ['4 386 150', '4386150'],
  ['4\u00a0386\u202f150,50', '4386150.5'],
  ['-1', '-1'],
  ['1e9', undefined],
  ['0x10', undefined],
  ['12 м', undefined],
  ['', undefined],
  [null, undefined],
])('parseNumber %s → %s', (raw, expected) => expect(parseNumber(raw)?.toString()).toBe(expected));

test.each([
  ['5', 5],
  ['5.0', 5],
  ['0', 0],
  ['5.5', null],
  ['bad-floor', null],
  ['1000000', 1_000_000],
  ['99999999999', null],
  ['-1000001', null],
])('parseInteger %s → %s', (raw, expected) => expect(parseInteger(raw)).toBe(expected));
