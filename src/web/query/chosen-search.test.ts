import { expect, it } from 'vitest';
import { chosenIds, readChosenSearch } from './chosen-search.ts';

it.each([
  ['54,60', '54,60'],
  ['54,54,7', '54,7'],
  ['x,0,-1,54,1e3, 7,99999999999', '54'],
  ['', undefined],
  [undefined, undefined],
  [['54'], '54'],
])('of ids=%j the address keeps %j', (ids, kept) => {
  expect(readChosenSearch({ ids }).ids).toBe(kept);
});

it('knows one way to shorten a comparison', () => {
  expect(readChosenSearch({ only: 'differences' }).only).toBe('differences');
  expect(readChosenSearch({ only: 'x' }).only).toBeUndefined();
});

it('shows as many as fit', () => {
  expect(chosenIds({ ids: '3,2,1' }, 2)).toEqual([3, 2]);
  expect(chosenIds({}, 2)).toEqual([]);
});

it.each([
  ['54,price11500000,down20.5p;60,years30', '54,price11500000,down20.5p;60,years30'],
  ['{"54":1}', undefined],
  ['54,years25<script>', undefined],
  ['5'.repeat(401), undefined],
  ['', undefined],
  [undefined, undefined],
])('of columns=%j the address keeps %j', (columns, kept) => {
  expect(readChosenSearch({ columns }).columns).toBe(kept);
});
