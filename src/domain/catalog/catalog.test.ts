import { describe, expect, it } from 'vitest';
import { type GlobalQuery, keepParameters, parseGlobalQuery } from './global-query.ts';
import { COMPLEXES_PER_PAGE, FLATS_PER_PAGE, MAX_OBJECTS_PER_QUERY, pageCount, pageStart } from './page.ts';
import {
  COMPLEX_SORT_KEYS,
  COMPLEX_SORT_LABELS,
  isComplexSort,
  isSortKey,
  SORT_KEYS,
  SORT_LABELS,
} from './sort.ts';

it('sorts ten ways', () => {
  expect(SORT_KEYS.map((key) => `${key}: ${SORT_LABELS[key]}`)).toEqual([
    'default: Рекомендуемые',
    'newest: Сначала новые',
    'price_asc: Сначала дешевле',
    'price_desc: Сначала дороже',
    'area_asc: Сначала меньше площадь',
    'area_desc: Сначала больше площадь',
    'price_m2_asc: Дешевле за м²',
    'price_m2_desc: Дороже за м²',
    'road: Ближе по дороге',
    'payment_asc: Меньше платёж',
  ]);
  expect(COMPLEX_SORT_KEYS.map((key) => COMPLEX_SORT_LABELS[key])).toEqual([
    'Сначала новые',
    'Сначала дешевле',
    'Сначала дороже',
    'Раньше сдача',
    'Ближе по дороге',
    'Меньше платёж',
  ]);
  expect(['handover', 'area_asc', undefined].map(isComplexSort)).toEqual([true, false, false]);
  expect(['newest', 'price', '', undefined].map(isSortKey)).toEqual([true, false, false, false]);
});

it('pages', () => {
  expect([MAX_OBJECTS_PER_QUERY, FLATS_PER_PAGE, COMPLEXES_PER_PAGE]).toEqual([100, 80, 50]);
  expect([0, 1, 80, 81, 160].map((total) => pageCount(total, FLATS_PER_PAGE))).toEqual([1, 1, 1, 2, 2]);
  expect([1, 2, 3].map((page) => pageStart(page, COMPLEXES_PER_PAGE))).toEqual([0, 50, 100]);
});

describe('parseGlobalQuery', () => {
  it.each<[Record<string, unknown>, GlobalQuery]>([
    [{ complexes: 'true' }, { complexes: true }],
    [{ complexes: '1' }, { complexes: true }],
    [{ complexes: true }, { complexes: true }],
    [{ complexes: 1 }, { complexes: true }],
    [{ complexes: 'false' }, { complexes: false }],
    [{ complexes: 'yes' }, { complexes: false }],
    [{ map: 'true' }, { map: true }],
    [{ map: '0' }, { map: false }],
    [{ lens: 'payment' }, { lens: 'payment' }],
    [{ lens: 'price' }, {}],
    [{ terms: 'it,years25,family,down3000000,whatever' }, { terms: 'down3000000,years25,family,it' }],
    [{ terms: 'down30p,years20' }, {}],
    [{ terms: 'мусор' }, {}],
    [{ terms: 30 }, {}],
    [{ road: 'm10206,transport,45;чушь;' }, { road: 'm10206,transport,45' }],
    [{ road: 'чушь' }, {}],
    [{ road: 45 }, {}],
    [{ presetTab: '2' }, { presetTab: 2 }],
    [{ presetTab: 0 }, { presetTab: 0 }],
    [{ presetTab: 'abc' }, {}],
    [{ presetTab: '-1' }, {}],
    [{ presetTab: '1.5' }, {}],
    [{ presetTab: '' }, {}],
    [{ location: 'c1' }, { location: 'c1' }],
    [{ location: 'c1,x1,co2' }, { location: 'c1,co2' }],
    [{ location: 'x1' }, {}],
    [{ location: 1 }, {}],
    [{ searchFilters: '{"floorNotFirst":true}' }, { searchFilters: { floorNotFirst: true } }],
    [{ searchFilters: { floorNotFirst: true } }, { searchFilters: { floorNotFirst: true } }],
    [
      { searchFilters: '{"floorNotFirst":true,"helipad":1,"floor":"x"}' },
      { searchFilters: { floorNotFirst: true } },
    ],
    [{ searchFilters: '{"floorNotFirst":false,"roomsCount":[]}' }, {}],
    [{ searchFilters: '{}' }, {}],
    [{ searchFilters: '{"floorNotFirst":' }, {}],
    [{ searchFilters: '[1]' }, {}],
    [{ searchFilters: 'null' }, {}],
    [{ searchFilters: '5' }, {}],
    [{ sort: 'newest' }, { sort: 'newest' }],
    [{ sort: 'cheapest' }, {}],
    [{ sort: ['newest'] }, {}],
    [{ legalInfoTab: '3' }, { legalInfoTab: 3 }],
    [{ legalInfoTab: '0' }, { legalInfoTab: 0 }],
    [{ legalInfoTab: 'x' }, {}],
    [{ phone: '+79991234567', utm_source: 'a' }, {}],
    [{}, {}],
  ])('%o is %o', (search, expected) => {
    expect(parseGlobalQuery(search)).toEqual(expected);
  });
});

describe('keepParameters', () => {
  const everything = {
    complexes: 'true',
    presetTab: '1',
    location: 'c1',
    searchFilters: '{}',
    sort: 'newest',
    map: 'true',
    legalInfoTab: '2',
    utm_source: 'mail',
    constructor: 'x',
  };
  const always = 'complexes presetTab location searchFilters utm_source constructor';

  it.each([
    ['/', `${always} sort map`],
    ['/search', `${always} sort map`],
    ['/search/', `${always} sort map`],
    ['/legal-info', `${always} legalInfoTab`],
    ['/complex/1', always],
    ['/for-sale/1', always],
    ['/searching', always],
    ['/widgets-for-partners', always],
    ['/widget/ipo-calc', `${always} sort map legalInfoTab`],
    ['/widget', `${always} sort map legalInfoTab`],
    ['/api/ipo-calc/v3/offers', `${always} sort map legalInfoTab`],
  ])('%s keeps %s', (pathname, expected) => {
    expect(Object.keys(keepParameters(pathname, everything)).sort()).toEqual(expected.split(' ').sort());
  });
});
