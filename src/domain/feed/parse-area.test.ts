import { describe, expect, test } from 'vitest';
import { parseArea } from './parse-area.ts';

describe('parseArea', () => {
  test.each([
    ['51.3', null, 5130, null],
    ['51,35', 'кв. м', 5135, null],
    ['62.37', 'кв.м', 6237, null],
    ['40', 'sq. m', 4000, null],
    ['40', 'sqm', 4000, null],
    ['40.005', 'м²', 4001, null],
    ['40', 'кв. ', 4000, 'unknown-unit'],
    ['40', 'метры', 4000, 'unknown-unit'],
    ['40', 'кв. см', null, 'foreign-unit'],
    ['6', 'сотка', null, 'foreign-unit'],
    ['0', 'кв. м', null, null],
    ['много', 'кв. м', null, 'not-a-number'],
    ['-4', 'кв. м', null, 'not-a-number'],
    ['99999999999', 'кв. м', null, 'not-a-number'],
    [null, null, null, null],
  ] as const)('%s %s → %s %s', (raw, unit, m2x100, problem) => {
    expect(parseArea(raw, unit)).toEqual({ m2x100, problem });
  });
});
