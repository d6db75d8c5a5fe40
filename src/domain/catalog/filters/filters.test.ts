import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anySearchFilters } from '#tests/any-search-filters.ts';
import { decodeFilters, encodeFilters, fitFilters, normaliseFilters } from './filter-spellings.ts';
import { type FlatFacts, matchesFilters } from './matches-filters.ts';
import type { SearchFilters } from './search-filters.ts';
import { TIMES_OFFERED } from './transport-time.ts';

describe('normaliseFilters', () => {
  it.each<[string, SearchFilters, SearchFilters]>([
    ['empty lists', { roomsCount: [], renovation: [], handoverDeadline: [], extras: [] }, {}],
    ['an empty search', { search: {} }, {}],
    ['a search of blanks', { search: { settlement: ' ', cityArea: '' } }, {}],
    ['no minutes, and the way there with them', { transportTime: '0', transportType: 'car' }, {}],
    ['a way without minutes', { transportType: 'car' }, {}],
    ['the usual way', { transportTime: '10', transportType: 'foot' }, { transportTime: '10' }],
    ['default ranges', { area: { from: 0, to: 0 }, priceRange: { from: 0, to: 0 } }, {}],
    ['the distance to a sea that is not asked for', { seaDistance: { from: 0, to: 500 } }, {}],
    ['the sea turned off', { seaDistance: { from: 0, to: 500 }, nearSea: false }, {}],
    ['wishes that are off', { floorNotFirst: false, balcony: false, closedBooking: false, gym: false }, {}],
    ['unknown extras', { extras: ['helipad'] }, {}],
    ['fields named but unset', { houseId: undefined, search: undefined }, {}],
  ])('leaves out %s', (_, filters, expected) => {
    expect(normaliseFilters(filters)).toStrictEqual(expected);
  });

  it.each<[string, SearchFilters]>([
    ['an open upper end', { area: { from: 40, to: 0 } }],
    ['an open lower end', { floor: { from: 0, to: 5 } }],
    ['a studio', { roomsCount: ['0'] }],
    ['the opposite of a choice', { floorLast: false, apartments: false, fromDeveloper: false }],
    ['the distance to the sea', { nearSea: true, seaDistance: { from: 0, to: 500 } }],
    ['minutes by transport', { transportTime: '20', transportType: 'car' }],
  ])('keeps %s', (_, filters) => {
    expect(normaliseFilters(filters)).toStrictEqual(filters);
  });

  it('puts ends named the wrong way round in order', () => {
    const turned = { priceRange: { from: 9, to: 3 }, floor: { from: 5, to: 0 } };
    expect(normaliseFilters(turned)).toEqual({ ...turned, priceRange: { from: 3, to: 9 } });
  });

  it('takes the untouched price slider for no wish', () => {
    const untouched = { priceRange: { from: 0, to: 90_000_000 } };
    expect(fitFilters(untouched, { maxPrice: 90_000_000 })).toStrictEqual({});
    expect(fitFilters(untouched, { maxPrice: 90_000_001 })).toStrictEqual(untouched);
    const dear = { priceRange: { from: 1, to: 90_000_000 } };
    expect(fitFilters(dear, { maxPrice: 90_000_000 })).toStrictEqual(dear);
  });

  it('forgets minutes to a metro in the Emirates', () => {
    const filters: SearchFilters = { transportTime: '45', transportType: 'car', balcony: true };
    expect(fitFilters(filters, { isUae: true })).toStrictEqual({ balcony: true });
  });

  it('says extras as amenities', () => {
    expect(normaliseFilters({ extras: ['gym', 'spa'], pool: true })).toStrictEqual({
      gym: true,
      spa: true,
      pool: true,
    });
  });

  it('makes equal wishes equal values', () => {
    expect(
      normaliseFilters({ roomsCount: ['2', '0', '2'], handoverDeadline: ['over2', '2027', 'over2'] }),
    ).toStrictEqual({ roomsCount: ['0', '2'], handoverDeadline: ['2027', 'over2'] });
  });

  it('has nothing to do twice', () => {
    fc.assert(
      fc.property(anySearchFilters(), (filters) => {
        const once = normaliseFilters(filters);
        expect(normaliseFilters(once)).toStrictEqual(once);
      }),
    );
  });
});

describe('filters in an address', () => {
  it('come back as they went', () => {
    fc.assert(
      fc.property(anySearchFilters(), (any) => {
        const filters = normaliseFilters(any);
        const { transportTime, transportType = 'foot' } = filters;
        // Minutes that their way does not offer stay behind.
        fc.pre(transportTime === undefined || TIMES_OFFERED[transportType].includes(transportTime));
        const text = JSON.stringify(encodeFilters(filters) ?? {});
        expect(decodeFilters(JSON.parse(text))).toStrictEqual(filters);
      }),
      { numRuns: 500 },
    );
  });

  it('are written in one order, and not at all when they ask for nothing', () => {
    const encoded = encodeFilters({ roomsCount: ['1'], balcony: true, area: { from: 40, to: 0 } });
    expect(JSON.stringify(encoded)).toBe('{"area":{"from":40,"to":0},"balcony":true,"roomsCount":["1"]}');
    expect(encodeFilters({ roomsCount: [], area: { from: 0, to: 0 } })).toBeUndefined();
  });

  it.each<[unknown, SearchFilters]>([
    [null, {}],
    ['[]', {}],
    [[1], {}],
    [{ unknown: 1, balcony: true }, { balcony: true }],
    [{ balcony: 'true', loggia: true }, { loggia: true }],
    [{ roomsCount: ['1', '7', 2], material: 'brick' }, { roomsCount: ['1'] }],
    [
      { search: { settlement: 'Мытищи\u0000', cityArea: 'Хамовники' } },
      { search: { cityArea: 'Хамовники' } },
    ],
    [{ priceRange: { from: 5 } }, { priceRange: { from: 5, to: 0 } }],
    [{ priceRange: { from: null, to: 5 } }, { priceRange: { from: 0, to: 5 } }],
    [{ priceRange: { from: -5, to: 5 }, area: 40, floor: { from: '3' } }, {}],
    [{ floor: { from: 0, to: Number.POSITIVE_INFINITY } }, {}],
    [{ handoverDeadline: ['2027', 'soon', 'over2'] }, { handoverDeadline: ['2027', 'over2'] }],
    [{ developer: { id: 5 } }, { developer: { id: 5, name: '' } }],
    [{ developer: { name: 'Берег' }, houseId: 0, complexId: 1.5, collectionId: 3_000_000_000 }, {}],
    [{ search: { metroId: '5', settlement: 'Лесной' } }, { search: { settlement: 'Лесной' } }],
    [{ transportTime: 10 }, {}],
    [JSON.parse('{"__proto__":{"balcony":true},"constructor":1}'), {}],
  ])('%j is read as %j', (value, expected) => {
    expect(decodeFilters(value)).toStrictEqual(expected);
  });

  it('never fail', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(decodeFilters(value)).toBeTypeOf('object');
      }),
    );
  });
});

it('offers twenty minutes either way, the shorter ones on foot and the longest by transport', () => {
  expect(TIMES_OFFERED).toEqual({ foot: ['5', '10', '15', '20'], car: ['20', '45'] });
});

const FLAT: FlatFacts = {
  rooms: '2',
  price: 10_000_000,
  payment: 50_150,
  areaM2x100: 3870,
  floor: 9,
  floorsTotal: 9,
  apartments: false,
  balcony: true,
  loggia: false,
  renovation: 'fine',
  fromDeveloper: true,
  closedBooking: false,
  houseId: 11,
  addressIds: [11, 12],
  settlement: 'Лесной',
  cityArea: null,
  buildingState: 'UNFINISHED',
  handover: { year: 2028, quarter: 2 },
  material: 'brick',
  metros: [
    { metroId: 5, minutesFoot: 12, minutesCar: 6 },
    { metroId: 6, minutesFoot: null, minutesCar: 25 },
  ],
  complexId: 21,
  collectionIds: [31],
  developerCompanyId: 41,
  parking: ['open', 'underground'],
  amenities: ['gym', 'spa'],
  seaDistanceM: 700,
};

describe('matchesFilters', () => {
  const matches = (filters: SearchFilters, facts: Partial<FlatFacts> = {}, isUae = false) =>
    matchesFilters({ ...FLAT, ...facts }, filters, { year: 2026, isUae });

  it.each<[string, SearchFilters, boolean, Partial<FlatFacts>?]>([
    ['nothing asked', {}, true],
    ['one of the rooms', { roomsCount: ['0', '2'] }, true],
    ['other rooms', { roomsCount: ['0', 'manyRooms', 'openPlan'] }, false],
    ['a studio', { roomsCount: ['0'] }, true, { rooms: '0' }],
    ['a price at the lower bound', { priceRange: { from: 10_000_000, to: 0 } }, true],
    ['a price at the upper bound', { priceRange: { from: 0, to: 10_000_000 } }, true],
    ['a price a rouble over', { priceRange: { from: 0, to: 9_999_999 } }, false],
    ['a price range without a rouble price', { priceRange: { from: 0, to: 9 } }, false, { price: null }],
    ['no price range without a rouble price', { roomsCount: ['2'] }, true, { price: null }],
    ['a payment at both bounds', { payment: { from: 50_150, to: 50_150 } }, true],
    ['a payment a rouble over', { payment: { from: 0, to: 50_149.9 } }, false],
    ['a payment a rouble under', { payment: { from: 50_150.1, to: 0 } }, false],
    ['a payment where no mortgage fits', { payment: { from: 0, to: 900_000 } }, false, { payment: null }],
    ['an area at both bounds', { area: { from: 38.7, to: 38.7 } }, true],
    ['an area above no limit', { area: { from: 38, to: 0 } }, true],
    ['an area a hundredth less', { area: { from: 38.71, to: 0 } }, false],
    ['floors around', { floor: { from: 9, to: 9 } }, true],
    ['not the first floor', { floorNotFirst: true }, true],
    ['not the first floor on the first', { floorNotFirst: true }, false, { floor: 1 }],
    ['not the first floor on an unknown one', { floorNotFirst: true }, true, { floor: null }],
    ['the last floor', { floorLast: true }, true],
    ['not the last floor', { floorLast: false }, false],
    ['the last floor of an unknown number', { floorLast: true }, false, { floorsTotal: null }],
    ['not the last floor of an unknown number', { floorLast: false }, false, { floorsTotal: null }],
    ['apartments', { apartments: true }, false],
    ['no apartments', { apartments: false }, true],
    ['a balcony and a loggia', { balcony: true, loggia: true }, false],
    ['from the developer', { fromDeveloper: true }, true],
    ['reassignment', { fromDeveloper: false }, false],
    ['closed sales', { closedBooking: true }, false],
    ['one of the finishes', { renovation: ['none', 'fine'] }, true],
    ['a finish where none is known', { renovation: ['fine'] }, false, { renovation: null }],
    ['one of the parkings', { parking: ['closed', 'open'] }, true],
    ['another parking', { parking: ['closed'] }, false],
    ['all the amenities', { gym: true, spa: true }, true],
    ['an amenity too many', { gym: true, pool: true }, false],
    ['a finished house', { handoverDeadline: ['handOver'] }, false],
    ['a finished house that is built', { handoverDeadline: ['handOver'] }, true, { buildingState: 'BUILT' }],
    ['a house not finished', { handoverDeadline: ['notBuilt'] }, true],
    ['its year', { handoverDeadline: ['2027', '2028'] }, true],
    ['later than the last year offered', { handoverDeadline: ['over2'] }, false],
    [
      'a year after the last offered',
      { handoverDeadline: ['over2'] },
      true,
      { handover: { year: 2029, quarter: null } },
    ],
    ['a year of an unknown term', { handoverDeadline: ['over2', '2028'] }, false, { handover: null }],
    ['minutes on foot', { transportTime: '15' }, true],
    ['fewer minutes on foot', { transportTime: '10' }, false],
    ['minutes by transport', { transportTime: '10', transportType: 'car' }, true],
    ['minutes where there is no metro', { transportTime: '45' }, false, { metros: [] }],
    ['a metro nearby', { search: { metroId: 6 } }, true],
    ['another metro', { search: { metroId: 7 } }, false],
    ['one of several metros', { metros: ['6', '7'] }, true],
    ['none of several metros', { metros: ['7', '8'] }, false],
    ['a picked metro or one of a list', { search: { metroId: 7 }, metros: ['5'] }, true],
    ['the address of a neighbour', { search: { addressId: 12 } }, true],
    ['a settlement in other letters', { search: { settlement: 'ЛЕСНОЙ' } }, true],
    ['a part of the name', { search: { settlement: 'Лес' } }, false],
    ['an area of a city not known', { search: { cityArea: 'Лесной' } }, false],
    ['the sea', { nearSea: true }, true],
    ['the sea nearer', { nearSea: true, seaDistance: { from: 0, to: 699 } }, false],
    ['the sea where it is unknown', { nearSea: true }, false, { seaDistanceM: null }],
    ['its developer by id', { developer: { id: 41, name: 'Чужое имя' } }, true],
    ['its house', { houseId: 11 }, true],
    ['another house', { houseId: 12 }, false],
    ['its complex', { complexId: 21 }, true],
    ['a list it is in', { collectionId: 31 }, true],
    ['an unknown list', { collectionId: 32 }, false],
  ])('%s', (_, filters, expected, facts) => {
    expect(matches(filters, facts)).toBe(expected);
  });

  it('does not count minutes in the Emirates', () => {
    expect(matches({ transportTime: '5' }, {}, true)).toBe(true);
  });
});
