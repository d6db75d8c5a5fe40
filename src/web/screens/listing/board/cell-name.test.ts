import { expect, it } from 'vitest';
import type { BoardFlat } from '#contract/board.ts';
import { cellName } from './cell-name.ts';

const FLAT = {
  floor: 7,
  number: '54',
  rooms: '2',
  area: 54.39,
  price: 12_400_000,
  status: 'FREE',
} as BoardFlat;

it.each([
  [{}, 'Этаж 7, квартира 54, 2 комнаты, 54,3 м², 12,4 млн ₽, свободна'],
  [{ status: 'BOOKED' }, 'Этаж 7, квартира 54, 2 комнаты, 54,3 м², 12,4 млн ₽, забронирована'],
  [{ status: 'SOLD' }, 'Этаж 7, квартира 54, 2 комнаты, 54,3 м², продана'],
  [{ price: null, number: null, rooms: '0' }, 'Этаж 7, студия, 54,3 м², свободна'],
  [{ floor: null, rooms: 'manyRooms' }, 'квартира 54, 5 и больше комнат, 54,3 м², 12,4 млн ₽, свободна'],
] as const)('%o is %s', (facts, name) => {
  expect(cellName({ ...FLAT, ...facts }, false).replaceAll('\u00a0', ' ')).toBe(name);
});

it('a flat that suits the search says so', () => {
  expect(cellName(FLAT, true)).toMatch(/, свободна, подходит$/);
});
