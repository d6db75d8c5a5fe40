import { expect, it } from 'vitest';
import { isWomansName } from './is-womans-name.ts';
import { shortName } from './short-name.ts';

it.each([
  [{ surname: 'Иванова', firstName: 'Мария', patronymic: 'Петровна' }, 'Иванова\u00a0М.\u00a0П.'],
  [{ surname: 'Ким', firstName: 'алёна', patronymic: null }, 'Ким\u00a0А.'],
  [{ surname: 'Ким', firstName: ' ', patronymic: '' }, 'Ким'],
])('%o is short %s', (person, expected) => {
  expect(shortName(person)).toBe(expected);
});

it.each([
  ['Марина', true],
  ['Юлия', true],
  ['Глеб', false],
  ['Илья', false],
  ['Никита', false],
  ['USER#7', false],
])('%s is a name of a woman: %s', (name, expected) => {
  expect(isWomansName(name)).toBe(expected);
});
