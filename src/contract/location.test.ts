import { expect, it } from 'vitest';
import { LocationInput } from './location.ts';

it.each([
  ['c1', true],
  ['co1', true],
  [['c1', 'r2'], true],
  [[], true],
  [Array(100).fill('c1'), true],
  [Array(101).fill('c1'), false],
  ['x1', false],
  ['c1,r2', false],
  [['c1', 'x1'], false],
  [1, false],
  [null, false],
])('%o is a place to search in: %s', (value, expected) => {
  expect(LocationInput.safeParse(value).success).toBe(expected);
});
