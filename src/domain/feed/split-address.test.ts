import { describe, expect, test } from 'vitest';
import { settlementOrCity, splitAddress } from './split-address.ts';

describe('splitAddress', () => {
  test.each([
    ['ул Рябиновая, 63', [], 'ул Рябиновая', '63'],
    ['ул. Науки, 1/1', [], 'ул. Науки', '1/1'],
    ['ул им А.Н.Дальнего, 5, корпус 1', [], 'ул им А.Н.Дальнего', '5, корпус 1'],
    ['квартал Заречье, д. 14', [], 'квартал Заречье', '14'],
    ['18-я линия В.О., 32', [], '18-я линия В.О.', '32'],
    ['Яузская улица, 27, кв. 135', [], 'Яузская улица', '27'],
    ['Яузская улица, 27к2', [], 'Яузская улица', '27к2'],
    ['ул. Мира 14', [], 'ул. Мира', '14'],
    ['улица 8 Марта, вл. 3', [], 'улица 8 Марта', 'вл. 3'],
    [
      'Республика Дагестан, г. Дербент, улица Портовая',
      ['Республика Дагестан', 'Дербент'],
      'улица Портовая',
      null,
    ],
    [
      'Россия, Ярославская обл., Ярославль, ул. Лесная, 5',
      ['Россия', 'Ярославская область', 'Ярославль'],
      'ул. Лесная',
      '5',
    ],
    ['', [], null, null],
    [null, [], null, null],
  ])('%s', (line, known, street, house) => {
    expect(splitAddress(line, known)).toMatchObject({ street, house });
  });

  test('the line is kept without the flat', () => {
    expect(splitAddress('Яузская улица, 27, кв. 135', []).text).toBe('Яузская улица, 27');
  });
});

test.each([
  ['words of buildings without end', `ул. Лесная, 1${' к'.repeat(1_000)}!`],
  ['letters that may each be a building', `ул. Лесная, 1 ${'к'.repeat(2_000)}!`],
  ['gaps', `ул. Лесная кв${' '.repeat(2_000)}!`],
])('an address line of %s is read at once', (_, line) => {
  expect(splitAddress(line, []).text).toBe(line);
});

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
