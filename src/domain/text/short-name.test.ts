import { expect, it } from 'vitest';
import { shortName } from './short-name.ts';

it.each([
  [{ surname: 'Иванова', firstName: 'Мария', patronymic: 'Петровна' }, 'Иванова\u00a0М.\u00a0П.'],
  [{ surname: 'Ким', firstName: 'алёна', patronymic: null }, 'Ким\u00a0А.'],
  [{ surname: 'Ким', firstName: ' ', patronymic: '' }, 'Ким'],
])('%o is short %s', (person, expected) => {
  expect(shortName(person)).toBe(expected);
});
