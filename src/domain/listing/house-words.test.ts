import { expect, it } from 'vitest';
import { houseWords } from './house-words.ts';

const address = { street: 'улица Усачёва', house: '3к1' };
const nowhere = { street: null, house: null };

it.each([
  [{ name: 'Корпус 2', address }, 'Депо', 'корпус 2 ЖК «Депо»'],
  [{ name: 'Башня Север', address }, 'МФК «Сити»', 'башня Север МФК «Сити»'],
  [{ name: 'К2', address }, 'Депо', 'К2 ЖК «Депо»'],
  [{ name: 'Дом 18, строение 1', address }, 'Депо', 'ЖК «Депо», дом 18, строение 1'],
  [{ name: 'Дом', address }, 'Депо', 'ЖК «Депо», дом на улице Усачёва, 3к1'],
  [{ name: 'Дом', address }, undefined, 'дом на улице Усачёва, 3к1'],
  [{ name: 'Дом', address: { street: 'Остоженка', house: '12' } }, undefined, 'дом на Остоженке, 12'],
  [{ name: 'Дом', address: { street: 'Палм Джумейра', house: '5' } }, undefined, 'Палм Джумейра, д. 5'],
  [{ name: 'Дом', address: { street: 'Арбат', house: null } }, undefined, 'дом на Арбате'],
  [{ name: 'Дом', address: nowhere }, 'Депо', 'дом ЖК «Депо»'],
  [{ name: 'Дом 12', address: { street: 'Остоженка', house: '12' } }, undefined, 'дом на Остоженке, 12'],
  [{ name: 'Дом 12', address: { street: null, house: '12' } }, 'Депо', 'дом 12 ЖК «Депо»'],
  [{ name: 'Корпус 2', address }, undefined, 'корпус 2'],
  [{ name: 'Дом', address: nowhere }, undefined, undefined],
])('%j of %s is %s', (house, complex, expected) => {
  expect(houseWords(house, complex)?.replaceAll('\u00a0', ' ')).toBe(expected);
});
