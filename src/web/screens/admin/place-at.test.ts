import { expect, it } from 'vitest';
import { placeAt, scrollStep } from './place-at.ts';

const tile = (column: number, row: number) => ({ left: column * 110, top: row * 90, width: 100, height: 80 });
const TILES = [tile(0, 0), tile(1, 0), tile(2, 0), tile(0, 1), tile(1, 1)];
const ROWS = [0, 1, 2].map((row) => ({ left: 0, top: row * 40, width: 600, height: 40 }));

it.each([
  ['within a tile', TILES, 150, 30, 1],
  ['beyond the first', TILES, -50, -50, 0],
  ['in the empty end of the last row', TILES, 300, 170, 4],
  ['within a row, at its left', ROWS, 5, 50, 1],
  ['under the last row', ROWS, 5, 500, 2],
])('%s', (_, frames, x, y, place) => {
  expect(placeAt(frames, x, y)).toBe(place);
});

it.each([
  [300, 0],
  [10, -15],
  [1, -18],
  [-90, -18],
  [599, 18],
  [550, 2],
])('a pointer at %i between 0 and 600 scrolls by %i', (y, step) => {
  expect(scrollStep(y, 0, 600)).toBe(step);
});
