import { expect, test } from 'vitest';
import { parsePrice } from './parse-price.ts';

test.each([
  ['4386150', 4_386_150],
  ['4386150.50', 4_386_151],
  ['0', null],
  ['-5', null],
  ['по запросу', null],
  [null, null],
])('parsePrice %s → %s', (raw, expected) => expect(parsePrice(raw)).toBe(expected));
