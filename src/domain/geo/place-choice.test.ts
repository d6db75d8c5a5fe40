import { expect, it } from 'vitest';
import {
  choiceOf,
  describeChoice,
  hasCity,
  listsOf,
  type PlaceChoice,
  type PlaceLists,
  toggleCity,
  toggleRegion,
} from './place-choice.ts';

const city = (id: number, name: string) => ({ id, name });
const REGIONS = [
  { id: 1, name: 'Московская область', cities: [city(11, 'Химки'), city(12, 'Мытищи')] },
  {
    id: 2,
    name: 'Тверская область',
    cities: ['Тверь', 'Ржев', 'Торжок', 'Кимры', 'Бежецк'].map((name, at) => city(21 + at, name)),
  },
];
const NOTHING: PlaceChoice = new Map();

it('a region is taken whole, its cities are dropped one by one', () => {
  const whole = toggleRegion(NOTHING, 1);
  expect([hasCity(whole, 1, 11), hasCity(whole, 1, 12)]).toEqual([true, true]);
  const but = toggleCity(whole, 1, 11);
  expect([hasCity(but, 1, 11), hasCity(but, 1, 12)]).toEqual([false, true]);
  expect(toggleCity(but, 1, 11)).toEqual(whole);
  expect(toggleRegion(but, 1)).toEqual(whole);
  expect(toggleRegion(whole, 1)).toEqual(NOTHING);
});

it('a city is taken alone', () => {
  const one = toggleCity(NOTHING, 2, 21);
  expect([hasCity(one, 2, 21), hasCity(one, 2, 22), hasCity(one, 1, 11)]).toEqual([true, false, false]);
  expect(toggleCity(one, 2, 21)).toEqual(NOTHING);
});

it.each<[string, PlaceLists]>([
  ['Московская область', { toInclude: [{ regionId: 1, cityIds: [] }], toExclude: [] }],
  [
    'Московская область, кроме: Химки',
    { toInclude: [{ regionId: 1, cityIds: [] }], toExclude: [{ regionId: 1, cityIds: [11] }] },
  ],
  [
    'Московская область без городов; Тверская область: Тверь, Ржев, Торжок +1',
    {
      toInclude: [
        { regionId: 1, cityIds: [] },
        { regionId: 2, cityIds: [21, 22, 23, 24] },
      ],
      toExclude: [{ regionId: 1, cityIds: [] }],
    },
  ],
])('%s is the same as a choice and as lists', (sentence, lists) => {
  const choice = choiceOf(lists, REGIONS);
  expect(describeChoice(choice, REGIONS)).toBe(sentence);
  expect(listsOf(choice, REGIONS)).toEqual(lists);
});
