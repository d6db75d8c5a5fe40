import { expect, it } from 'vitest';
import { chooseThrough } from './choose-through.ts';

const ids = [1, 2, 3, 4, 5];

it.each([
  ['one row', [], null, 2, [2]],
  ['a chosen row, which is let go', [2, 3], null, 2, [3]],
  ['all down to a row', [2], 2, 4, [2, 3, 4]],
  ['all up to a row', [4], 4, 1, [1, 2, 3, 4]],
  ['all between, let go', [1, 2, 3, 4], 1, 3, [4]],
  ['one row, where the first has left the page', [], 9, 3, [3]],
])('turns %s', (_, chosen, from, to, expected) => {
  expect([...chooseThrough(new Set(chosen), { ids, from, to })].toSorted()).toEqual(expected);
});
