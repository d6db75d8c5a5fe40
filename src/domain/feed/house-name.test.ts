import { expect, it } from 'vitest';
import { houseName } from './house-name.ts';

it.each([
  ['12к2', 'Корпус 2'],
  ['5, корпус 3', 'Корпус 3'],
  ['корп. 4а', 'Корпус 4а'],
  ['17', 'Дом 17'],
  ['18/2, строение 1', 'Дом 18/2, строение 1'],
  ['', 'Дом'],
  [null, 'Дом'],
])('a house at %j is called %s', (house, name) => {
  expect(houseName(house)).toBe(name);
});
