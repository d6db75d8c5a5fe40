import { expect, it } from 'vitest';
import { visibleText } from './visible-text.ts';

it.each([
  ['Анна', 'Анна'],
  ['Анна-Мария О’Нил, ООО «Берег №1»\u00a0— ½', 'Анна-Мария О’Нил, ООО «Берег №1»\u00a0— ½'],
  ['\u202eаннА\u202c', 'аннА'],
  ['\u2066Анна\u2069\u200e\u200f\u061c', 'Анна'],
  ['Ан\u200bна\u200c\u200d\u2060\ufeff', 'Анна'],
  ['Ан\u00adна', 'Анна'],
  ['\u3164\u115f\u2800\u{e0041}', ''],
  ['Анна ❤\ufe0f', 'Анна ❤'],
  ['Й и й: Й и й', 'Й и й: Й и й'],
])('%j is seen as %j', (text, seen) => {
  expect(visibleText(text)).toBe(seen);
});
