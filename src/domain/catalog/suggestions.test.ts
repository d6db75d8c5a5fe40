import { expect, it } from 'vitest';
import { nameWords } from '#domain/text/typed-name.ts';
import { type KnownThing, type SuggestionCategory, suggest } from './suggestions.ts';

const of = (category: SuggestionCategory, ...names: string[]): KnownThing[] =>
  names.map((name) => ({ category, name, words: nameWords(name) }));

const KNOWN = [
  ...of('address', 'Москва, улица Сокольнический Вал, д. 1', 'Москва, Остоженка, д. 12'),
  ...of('settlement', 'Сокол'),
  ...of('cityArea', 'Сокол', 'Сокольники', 'Dubai Marina'),
  ...of('complex', 'ЖК «Кварталы Сокола»', 'ЖК «Дом на Сретенке»'),
  ...of('metro', 'Сокольники', 'Сокол', 'Весёлая'),
  ...of('cityOrRegion', 'Сокол', 'Московская область', 'Дубай'),
];

const namesOf = (query: string, isNear?: (thing: KnownThing) => boolean) =>
  suggest(query, KNOWN, isNear).map(({ category, name }) => `${category} ${name}`);

it('goes by categories, the closest name of each first', () => {
  expect(namesOf('сокол')).toEqual([
    'cityOrRegion Сокол',
    'metro Сокол',
    'metro Сокольники',
    'complex ЖК «Кварталы Сокола»',
    'cityArea Сокол',
    'cityArea Сокольники',
    'settlement Сокол',
    'address Москва, улица Сокольнический Вал, д. 1',
  ]);
});

it('puts what is near before what is far', () => {
  expect(namesOf('сокол', ({ name }) => name !== 'Сокол').slice(1, 3)).toEqual([
    'metro Сокольники',
    'metro Сокол',
  ]);
});

it('reads the beginnings of words in any order', () => {
  expect(namesOf('вал сок')).toEqual(['address Москва, улица Сокольнический Вал, д. 1']);
  expect(namesOf('весел')).toEqual(['metro Весёлая']);
  expect(namesOf('  ')).toEqual([]);
  expect(namesOf('окол')).toEqual([]);
});

it.each([
  ['метро сокол', ['metro Сокол', 'metro Сокольники']],
  ['м. Сокол', ['metro Сокол', 'metro Сокольники', 'address Москва, улица Сокольнический Вал, д. 1']],
  ['vtnhj cjrjkm', ['metro Сокольники']],
  ['metro sokolniki', ['metro Сокольники']],
  ['ЖК Кварталы', ['complex ЖК «Кварталы Сокола»']],
  ['новостройка кварталы', ['complex ЖК «Кварталы Сокола»']],
  ['район Сокольники', ['cityArea Сокольники']],
  ['пос. Сокол', ['settlement Сокол']],
  ['ул. Остоженка 12', ['address Москва, Остоженка, д. 12']],
  ['остоженка, дом 12', ['address Москва, Остоженка, д. 12']],
  ['дом', ['complex ЖК «Дом на Сретенке»']],
  // Names in Latin letters do not hide those that sound so.
  ['dubai', ['cityOrRegion Дубай', 'cityArea Dubai Marina']],
  ['дубаи', ['cityOrRegion Дубай', 'cityArea Dubai Marina']],
  ['метро', ['metro Сокол', 'metro Весёлая', 'metro Сокольники']],
  // Slips of long words, with words of a kind before them too.
  [
    'сокольнки',
    ['metro Сокольники', 'cityArea Сокольники', 'address Москва, улица Сокольнический Вал, д. 1'],
  ],
  ['метро сокльники', ['metro Сокольники']],
  ['остоженак 12', ['address Москва, Остоженка, д. 12']],
])('%j', (query, found) => {
  expect(namesOf(query)).toEqual(found);
});

it('shows five of a category', () => {
  const many = of('metro', ...Array.from({ length: 20 }, (_, at) => `Станция ${at}`));
  expect(suggest('станция', many)).toHaveLength(5);
});
