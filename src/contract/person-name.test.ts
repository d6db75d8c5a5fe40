import { expect, it } from 'vitest';
import { OptionalPersonName, PersonName } from './person-name.ts';

const messages = (schema: typeof PersonName, name: string) =>
  schema.safeParse(name).error?.issues.map(({ message }) => message) ?? [];

it.each([
  ['Анна', []],
  [' Анна ', []],
  ['', ['Введите имя, либо пропустите этот шаг']],
  ['   ', ['Введите имя, либо пропустите этот шаг']],
  ['Анна1', ['Имя не должно содержать цифр']],
  ['Анна Мария', ['Имя не должно содержать пробелов']],
  ['Анна 2', ['Имя не должно содержать цифр', 'Имя не должно содержать пробелов']],
  ['Ан\u0000на', ['Имя содержит недопустимые символы']],
  ['Ан\ud800на', ['Имя содержит недопустимые символы']],
  ['Ан\u2028на', ['Имя содержит недопустимые символы', 'Имя не должно содержать пробелов']],
  ['\u202e\u200b', ['Введите имя, либо пропустите этот шаг']],
  ['O’Нил-Ёж', []],
  ['я'.repeat(100), []],
  ['я'.repeat(101), ['Имя не должно быть длиннее 100 символов']],
])('judges %j', (name, expected) => {
  expect(messages(PersonName, name)).toEqual(expected);
});

it('lets the question be skipped', () => {
  expect(OptionalPersonName.parse(' ')).toBe('');
  expect(messages(OptionalPersonName, 'Анна1')).toEqual(['Имя не должно содержать цифр']);
});

it('keeps nothing that nobody sees', () => {
  expect(PersonName.parse(' \u202eАн\u200bна\u2069\ufeff ')).toBe('Анна');
});
