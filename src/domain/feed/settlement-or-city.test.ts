import { expect, test } from 'vitest';
import { settlementOrCity } from './settlement-or-city.ts';

test.each([
  ['г. Дербент', 'Дербент', null],
  ['Нижний Новгород', 'Нижний Новгород', null],
  ['Гатчина', 'Гатчина', null],
  ['Павлово', 'Павлово', null],
  ['пос. Новый Лог', null, 'пос. Новый Лог'],
  ['посёлок Мирный', null, 'посёлок Мирный'],
  ['с. Кабанье', null, 'с. Кабанье'],
  [null, null, null],
])('settlementOrCity %s', (name, city, settlement) =>
  expect(settlementOrCity(name)).toEqual({ city, settlement }),
);
