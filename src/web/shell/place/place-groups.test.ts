import { expect, it } from 'vitest';
import type { Dictionaries } from '#contract/dictionaries.ts';
import { listPlaces, placeGroups } from './place-groups.ts';

const region = (id: number, fullName: string, countryId = 1) => ({
  id,
  cianId: null,
  name: fullName,
  type: '',
  fullName,
  countryId,
});
const city = (id: number, regionId: number, name: string) => ({
  id,
  regionId,
  name,
  type: 'город',
  fullName: name,
});

const dictionaries: Dictionaries = {
  countries: [
    { id: 3, name: 'Грузия' },
    { id: 2, name: 'Объединённые Арабские Эмираты' },
    { id: 1, name: 'Россия' },
  ],
  regions: [
    region(1, 'Москва'),
    region(2, 'Московская область'),
    region(3, 'Дубай (эмират)', 2),
    region(4, 'Урал'),
  ],
  cities: [city(1, 1, 'Москва'), city(2, 2, 'Королёв'), city(3, 3, 'Дубай'), city(4, 4, 'Екатеринбург')],
  developers: [],
};
const places = listPlaces(dictionaries);
const names = (query: string, chosen: Parameters<typeof placeGroups>[2] = []) =>
  placeGroups(places, query, chosen).map(({ label, places }) => [label, places.map(({ name }) => name)]);

it('puts the important places and countries first', () => {
  expect(names('')).toEqual([
    ['Часто выбирают', ['Дубай', 'Москва', 'Московская область', 'Екатеринбург']],
    ['Страны', ['Россия', 'Объединённые Арабские Эмираты', 'Грузия']],
    ['Регионы', ['Дубай (эмират)', 'Московская область', 'Урал']],
    ['Города', ['Дубай', 'Екатеринбург', 'Королёв', 'Москва']],
  ]);
});

it('shows what is chosen above all', () => {
  expect(names('', ['co3', 'c2'])[0]).toEqual(['Сейчас выбрано', ['Королёв', 'Грузия']]);
});

it('finds places by the beginnings of words', () => {
  expect(names('моск')).toEqual([
    ['Города', ['Москва']],
    ['Регионы', ['Московская область']],
  ]);
  expect(names('королев')).toEqual([['Города', ['Королёв']]]);
  expect(names('ъ')).toEqual([]);
});

it.each([
  ['Vjcr', ['Города', ['Москва']]],
  ['dubai', ['Города', ['Дубай']]],
  ['[bvrb', undefined],
])('finds places by %j, typed on another keyboard', (query, first) => {
  expect(names(query)[0]).toEqual(first);
});

it('says where a place lies', () => {
  expect(places.cities.find(({ name }) => name === 'Королёв')?.note).toBe('Московская область');
  expect(places.cities.find(({ name }) => name === 'Москва')?.note).toBeUndefined();
  expect(places.regions.find(({ code }) => code === 'r3')?.note).toBe('Объединённые Арабские Эмираты');
});
