import { expect, it } from 'vitest';
import { type Suggestion, type SuggestionCategory, suggest } from './suggestions.ts';

const of = (category: SuggestionCategory, ...names: string[]): Suggestion[] =>
  names.map((name, at) => ({ category, name, id: at + 1 }));

const KNOWN = [
  ...of('address', 'Москва, улица Сокольнический Вал, 1'),
  ...of('settlement', 'Сокол'),
  ...of('cityArea', 'Сокол', 'Сокольники'),
  ...of('complex', 'Кварталы Сокола'),
  ...of('metro', 'Сокольники', 'Сокол', 'Весёлая'),
  ...of('cityOrRegion', 'Сокол'),
];

const namesOf = (query: string, options = {}) =>
  suggest(query, KNOWN, options).map(({ category, name }) => `${category} ${name}`);

it('goes by categories, the closest name of each first', () => {
  expect(namesOf('сокол')).toEqual([
    'cityOrRegion Сокол',
    'metro Сокол',
    'metro Сокольники',
    'complex Кварталы Сокола',
    'cityArea Сокол',
    'cityArea Сокольники',
    'settlement Сокол',
    'address Москва, улица Сокольнический Вал, 1',
  ]);
});

it('reads the beginnings of words in any order, and ё as е', () => {
  expect(namesOf('вал сок')).toEqual(['address Москва, улица Сокольнический Вал, 1']);
  expect(namesOf('весел')).toEqual(['metro Весёлая']);
  expect(namesOf('  ')).toEqual([]);
  expect(namesOf('окол')).toEqual([]);
});

it('shows five of a category and no metro in the Emirates', () => {
  const many = of('metro', ...Array.from({ length: 20 }, (_, at) => `Станция ${at}`));
  expect(suggest('станция', many)).toHaveLength(5);
  expect(suggest('станция', many, { isUae: true })).toEqual([]);
});
