import { expect, it } from 'vitest';
import { boardWish } from './board-wish.ts';

it.each([
  [{}, undefined],
  [{ searchFilters: {} }, undefined],
  [{ searchFilters: { complexId: 7, houseId: 8 } }, undefined],
  [{ searchFilters: { complexId: 7, roomsCount: ['2'] } }, { roomsCount: ['2'] }],
] as const)('%o asks of flats %o', (search, wish) => {
  expect(boardWish(search as Parameters<typeof boardWish>[0])).toEqual(wish);
});
