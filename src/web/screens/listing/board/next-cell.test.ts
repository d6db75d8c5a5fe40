import { expect, it } from 'vitest';
import { nextCell } from './next-cell.ts';

// Two sections of three and two risers.
const BOARD = [
  ['a', null, 'c', 'd', null],
  [null, null, null, 'i', 'j'],
  ['k', 'l', null, null, null],
];
const STARTS = [0, 3];

it.each([
  ['a', 'ArrowRight', 'c'],
  ['c', 'ArrowRight', 'd'],
  ['d', 'ArrowRight', undefined],
  ['d', 'ArrowLeft', 'c'],
  ['a', 'ArrowDown', 'k'],
  ['k', 'ArrowUp', 'a'],
  ['a', 'ArrowUp', undefined],
  ['l', 'ArrowUp', undefined],
  ['d', 'Home', 'a'],
  ['a', 'End', 'd'],
  ['a', 'PageDown', 'd'],
  ['d', 'PageUp', 'a'],
  ['i', 'PageUp', undefined],
  ['a', 'Tab', undefined],
  ['z', 'ArrowDown', undefined],
])('from %s %s leads to %s', (from, key, to) => {
  expect(nextCell(BOARD, STARTS, from, key)).toBe(to);
});
