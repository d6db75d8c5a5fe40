import { expect, it } from 'vitest';
import { byLanguage } from './by-language.ts';

it.each([
  [{}, 'ru'],
  [{ LANG: 'C.UTF-8' }, 'ru'],
  [{ LANG: 'ru_RU.UTF-8' }, 'ru'],
  [{ LANG: 'en_US.UTF-8' }, 'en'],
  [{ LANG: 'en' }, 'en'],
  [{ LANG: 'en_GB', LC_MESSAGES: 'ru_RU' }, 'ru'],
  [{ LANG: 'ru_RU', LC_MESSAGES: '', LC_ALL: 'en_GB.UTF-8' }, 'en'],
  [{ LANG: 'enm' }, 'ru'],
])('%j reads %s', (env, language) => {
  expect(byLanguage({ ru: 'ru', en: 'en' }, env)).toBe(language);
});
