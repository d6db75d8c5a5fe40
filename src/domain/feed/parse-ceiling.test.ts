import { expect, test } from 'vitest';
import { parseCeilingCm } from './parse-ceiling.ts';

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
