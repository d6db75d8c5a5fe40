import { expect, it } from 'vitest';
import type { SearchFilters } from '#domain/catalog/filters/search-filters.ts';
import type { IndexedComplex, IndexedFlat } from '#domain/catalog/indexed-facts.ts';
import { CATALOGUE_SORTS, type CatalogueSort } from '#domain/catalog/sort.ts';
import { turnOf } from '#domain/catalog/turn-of.ts';
import { createIndexBuilder } from './index-builder.ts';
import { indexCatalogue } from './index-catalogue.ts';
import { NO_PLACES } from './snapshot.ts';

const FLATS = 6_000;

/** Prices grow with areas, so the dearest of small flats are far down every order. */
const flats = Array.from({ length: FLATS }, (_, at): IndexedFlat => {
  const areaM2x100 = 2_000 + ((at * 7_919) % FLATS);
  return {
    id: 1 + ((at * 31) % FLATS),
    houseId: 1 + (at % 3),
    rooms: at % 2 === 0 ? '1' : '2',
    price: at % 50 === 0 ? null : areaM2x100 * (1_000 + (at % 4)),
    areaM2x100,
    floor: 1 + (at % 9),
    floorsTotal: 9,
    apartments: false,
    balcony: false,
    loggia: false,
    fromDeveloper: true,
    closedBooking: false,
    renovation: null,
    ceilingHeightCm: null,
    originalCurrency: 'RUB',
    createdAtMicros: 1_700_000_000_000_000 + (at % 100),
  };
});

const complexes = [1, 2, 3].map((id): IndexedComplex => {
  const house = { address: '[]', settlement: null, cityArea: null, isFinished: false, handoverYear: null };
  const unknown = { handoverQuarter: null, material: null, metros: [], latitude: null, longitude: null };
  return {
    id,
    countryId: 1,
    regionId: id,
    cityId: id,
    developerCompanyId: 1,
    seaDistanceM: null,
    parking: [],
    amenities: [],
    collectionIds: [],
    houses: [{ id, ...house, ...unknown }],
  };
});

const builder = createIndexBuilder();
builder.apply({ complexIds: [], complexes, flats });
const catalogue = indexCatalogue({ version: '', parts: [...builder.parts.values()], places: NO_PLACES });

const never = Number.POSITIVE_INFINITY;
const KEYS: Record<CatalogueSort, (flat: IndexedFlat) => number> = {
  default: ({ id }) => turnOf(id),
  newest: ({ createdAtMicros }) => -createdAtMicros,
  price_asc: ({ price }) => price ?? never,
  price_desc: ({ price }) => (price === null ? never : -price),
  area_asc: ({ areaM2x100 }) => areaM2x100,
  area_desc: ({ areaM2x100 }) => -areaM2x100,
  price_m2_asc: ({ price, areaM2x100 }) => (price === null ? never : price / areaM2x100),
  price_m2_desc: ({ price, areaM2x100 }) => (price === null ? never : -price / areaM2x100),
  // Nobody goes anywhere here.
  road: ({ id }) => turnOf(id),
};

function expected(sort: CatalogueSort, isFound: (flat: IndexedFlat) => boolean): number[] {
  const key = KEYS[sort];
  const found = flats.filter(isFound).map((flat) => ({ id: flat.id, key: key(flat) }));
  return found
    .sort((one, other) => (one.key === other.key ? one.id - other.id : one.key < other.key ? -1 : 1))
    .map(({ id }) => id);
}

const SEARCHES: [string, SearchFilters, (flat: IndexedFlat) => boolean][] = [
  ['everything', {}, () => true],
  ['few of many', { area: { from: 45, to: 46 } }, ({ areaM2x100: area }) => area >= 4_500 && area <= 4_600],
  [
    'the cheap ones',
    { priceRange: { from: 0, to: 2_100_000 } },
    ({ price }) => price !== null && price <= 2_100_000,
  ],
  [
    'the smallest',
    { area: { from: 0, to: 20.5 }, roomsCount: ['1'] },
    (flat) => flat.areaM2x100 <= 2_050 && flat.rooms === '1',
  ],
];

it.each(
  CATALOGUE_SORTS.flatMap((sort) => SEARCHES.map(([title, ...search]) => [sort, title, ...search] as const)),
)('pages by %s through %s', (sort, _title, filters, isFound) => {
  const query = { places: { countryIds: [], regionIds: [], cityIds: [] }, filters, year: 2026, sort };
  const all = expected(sort, isFound);
  expect(all.length).toBeGreaterThan(10);
  for (const [offset, limit] of [
    [0, 80],
    [7, 3],
    [all.length - 5, 80],
    [0, FLATS],
    [all.length, 10],
  ] as const) {
    expect(catalogue.findFlatIds({ ...query, offset, limit })).toEqual(all.slice(offset, offset + limit));
  }
});
