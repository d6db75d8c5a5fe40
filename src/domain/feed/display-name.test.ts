import { expect, test } from 'vitest';
import { displayName } from './display-name.ts';
import { normaliseName } from './normalise-name.ts';

test.each([
  ['ЖК «Ива»', 'ива', 'Ива'],
  ['ЖК "Ива"', 'ива', 'Ива'],
  ['жк Ёлка', 'елка', 'Ёлка'],
  ['Жилой квартал «Большая Поляна»', 'большая поляна', 'Жилой квартал «Большая Поляна»'],
  ['Ива', 'ива', 'Ива'],
  ['«Лес» и «Поле»', 'лес и поле', '«Лес» и «Поле»'],
  ['ООО СЗ "Липовый дом"', 'липовый дом', 'ООО СЗ «Липовый дом»'],
  ['Группа компаний Прибой', 'прибой', 'Группа компаний Прибой'],
])('name: %s is compared as %s, shown as %s', (raw, normalised, shown) => {
  expect(normaliseName(raw)).toBe(normalised);
  expect(displayName(raw)).toBe(shown);
});
