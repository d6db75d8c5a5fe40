import { describe, expect, test } from 'vitest';
import {
  parseArea,
  parseCeilingCm,
  parseCurrency,
  parseInteger,
  parseNumber,
  parsePrice,
} from './parse-figures.ts';

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

test.each([
  ['4386150', 4_386_150],
  ['4386150.50', 4_386_151],
  ['0', null],
  ['-5', null],
  ['по запросу', null],
  [null, null],
])('parsePrice %s → %s', (raw, expected) => expect(parsePrice(raw)).toBe(expected));

test.each([
  ['2.7', 270],
  ['3.0000', 300],
  ['280', 280],
  ['2700', 270],
  ['0', null],
  ['-3', null],
  ['27', 27],
  ['99999999999999', 100_000],
  [null, null],
])('parseCeilingCm %s → %s', (raw, expected) => expect(parseCeilingCm(raw)).toBe(expected));

test.each([
  [null, 'RUB'],
  ['RUR', 'RUB'],
  ['rub', 'RUB'],
  ['AED', 'AED'],
  ['UZS', null],
])('currency: %s → %s', (raw, expected) => expect(parseCurrency(raw)).toBe(expected));
