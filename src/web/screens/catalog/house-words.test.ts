import { expect, it } from 'vitest';
import { houseWords } from './house-words.ts';

const address = {
  ...{ country: null, region: null, city: 'Москва', district: null, settlement: null },
  ...{ street: 'улица Усачёва', house: '3к1', point: null },
};
const nowhere = { ...address, street: null, house: null };

it.each([
  [{ name: 'Корпус 2', address }, 'Депо', 'корпус 2 ЖК «Депо»'],
  [{ name: 'Башня Север', address }, 'МФК «Сити»', 'башня Север МФК «Сити»'],
  [{ name: 'К2', address }, 'Депо', 'К2 ЖК «Депо»'],
  [{ name: 'Дом 18, строение 1', address }, 'Депо', 'ЖК «Депо», дом 18, строение 1'],
  [{ name: 'Дом', address }, 'Депо', 'ЖК «Депо», улица Усачёва, д. 3к1'],
  [{ name: 'Дом', address: nowhere }, 'Депо', 'дом ЖК «Депо»'],
  [{ name: 'Корпус 2', address }, undefined, 'корпус 2'],
  [{ name: 'Дом', address: nowhere }, undefined, undefined],
])('%j of %s is %s', (house, complex, expected) => {
  expect(houseWords(house, complex)?.replaceAll('\u00a0', ' ')).toBe(expected);
});
