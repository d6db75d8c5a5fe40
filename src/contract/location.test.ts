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
  [{ kind: 'city', id: 1 }, false],
  [[['c1']], false],
  [['c1', 1], false],
  ['', false],
])('%o is a place to search in: %s', (value, expected) => {
  expect(LocationInput.safeParse(value).success).toBe(expected);
});

it.each([5, {}, true, ['x1'], 'Москва'])('%o is refused in words', (value) => {
  const [issue] = LocationInput.safeParse(value).error!.issues;
  expect(issue!.message).toMatch(/^Место или список до 100 мест/);
});
