import { expect, it } from 'vitest';
import type { BoardFlat } from '#contract/board.ts';
import { Decimal } from '#domain/money/decimal.ts';
import { cellName } from './cell-name.ts';

const FLAT = {
  floor: 7,
  number: '54',
  rooms: '2',
  area: 54.39,
  price: 12_400_000,
  payment: new Decimal('62185.55'),
  paymentProgram: null,
  status: 'FREE',
} as BoardFlat;

it.each([
  [{}, 'Этаж 7, квартира 54, 2 комнаты, 54,3 м², 12,4 млн ₽, свободна'],
  [{ status: 'BOOKED' }, 'Этаж 7, квартира 54, 2 комнаты, 54,3 м², 12,4 млн ₽, забронирована'],
  [{ status: 'SOLD' }, 'Этаж 7, квартира 54, 2 комнаты, 54,3 м², продана'],
  [{ price: null, number: null, rooms: '0' }, 'Этаж 7, студия, 54,3 м², свободна'],
  [{ floor: null, rooms: 'manyRooms' }, 'квартира 54, 5 и больше комнат, 54,3 м², 12,4 млн ₽, свободна'],
] as const)('%o is %s', (facts, name) => {
  expect(cellName({ ...FLAT, ...facts }, false, 'price').replaceAll('\u00a0', ' ')).toBe(name);
});

it('a flat that suits the search says so', () => {
  expect(cellName(FLAT, true, 'price')).toMatch(/, свободна, подходит$/);
});

it.each([
  ['area', {}, '12,4 млн ₽'],
  ['payment', {}, '62 186 ₽/мес'],
  ['payment', { paymentProgram: 'family' }, '62 186 ₽/мес по семейной'],
  ['payment', { paymentLater: new Decimal('89273.10') }, '62 186 ₽/мес, потом до 89 273 ₽'],
  ['payment', { payment: null }, '12,4 млн ₽'],
] as const)('where cells tell the %s, the sum of %o is %s', (lens, facts, sum) => {
  const name = cellName({ ...FLAT, ...facts }, false, lens).replaceAll('\u00a0', ' ');
  expect(name).toBe(`Этаж 7, квартира 54, 2 комнаты, 54,3 м², ${sum}, свободна`);
});
