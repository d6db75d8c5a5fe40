import { expect, test } from 'vitest';
import { nameByAddress } from './name-by-address.ts';
import { NO_ADDRESS } from './no-address.ts';

test.each([
  ['ул Рябиновая', '63', 'Дом на ул. Рябиновой, 63'],
  ['Рабочая улица', '4', 'Дом на ул. Рабочей, 4'],
  ['ул. Верхняя', '1', 'Дом на ул. Верхней, 1'],
  ['ул. Большая', '2', 'Дом на ул. Большой, 2'],
  ['ул. Науки', '1/1', 'Дом по адресу ул. Науки, 1/1'],
  ['ул. Большая Ордынка', '5', 'Дом по адресу ул. Большая Ордынка, 5'],
  ['пр-т Мира', null, 'Дом по адресу пр-т Мира'],
])('nameByAddress %s, %s → %s', (street, house, expected) => {
  expect(nameByAddress({ ...NO_ADDRESS, street, house })).toBe(expected);
});

test('nameByAddress without a street', () => {
  expect(nameByAddress({ ...NO_ADDRESS, city: 'Тверь' })).toBe('Дом: Тверь');
  expect(nameByAddress(NO_ADDRESS)).toBe('Дом без адреса');
});
