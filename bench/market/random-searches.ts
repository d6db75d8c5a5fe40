import fc from 'fast-check';
import type { SearchFilters } from '../../src/domain/catalog/filters/search-filters.ts';
import { CATALOGUE_SORTS } from '../../src/domain/catalog/sort.ts';
import type { Area } from '../../src/domain/geo/area.ts';
import type { Bounds } from '../../src/domain/geo/bounds.ts';
import type { LocationCode } from '../../src/domain/geo/location-code.ts';
import { MATERIALS } from '../../src/domain/listing/material.ts';
import { RENOVATIONS } from '../../src/domain/listing/renovation.ts';
import { ROOMS_BUCKETS } from '../../src/domain/listing/rooms-bucket.ts';

/** A search as buyers make them: mostly of one place, by rooms and price, with a few wishes beside. */
export interface MarketSearch {
  filters: SearchFilters;
  location: LocationCode[] | undefined;
  sort: (typeof CATALOGUE_SORTS)[number];
  offset: number;
  box: Bounds;
  /** The part of the map it is limited to: in turn the box, and an outline drawn inside it. */
  area: Area;
}

const flag = fc.constant(true);
const some = <Choice>(choices: readonly Choice[]) =>
  fc.uniqueArray(fc.constantFrom(...choices), { minLength: 1, maxLength: 3 }) as fc.Arbitrary<Choice[]>;
const millions = (from: number, to: number) =>
  fc.integer({ min: from, max: to }).map((value) => value * 1_000_000);

const FIELDS = {
  roomsCount: some(ROOMS_BUCKETS),
  priceRange: fc.record({
    from: fc.oneof(fc.constant(0), millions(2, 12)),
    to: fc.oneof(fc.constant(0), millions(8, 40)),
  }),
  area: fc.record({
    from: fc.integer({ min: 0, max: 50 }),
    to: fc.oneof(fc.constant(0), fc.integer({ min: 50, max: 100 })),
  }),
  floor: fc.record({
    from: fc.integer({ min: 2, max: 5 }),
    to: fc.oneof(fc.constant(0), fc.integer({ min: 6, max: 20 })),
  }),
  floorNotFirst: flag,
  floorLast: fc.boolean(),
  apartments: fc.boolean(),
  balcony: flag,
  loggia: flag,
  renovation: some(RENOVATIONS),
  material: some(MATERIALS),
  handoverDeadline: some(['handOver', 'notBuilt', '2026', '2027', '2028', 'over2'] as const),
  transportTime: fc.constantFrom('5', '10', '15', '20'),
  playground: flag,
  security: flag,
} satisfies { [Name in keyof SearchFilters]?: fc.Arbitrary<SearchFilters[Name]> };

const USUAL = ['roomsCount', 'priceRange'] as const;
const OTHERS = (Object.keys(FIELDS) as (keyof typeof FIELDS)[]).filter(
  (name) => !(USUAL as readonly string[]).includes(name),
);

const filters: fc.Arbitrary<SearchFilters> = fc
  .tuple(fc.subarray([...USUAL]), fc.subarray(OTHERS, { maxLength: 3 }), fc.record(FIELDS))
  .map(([usual, others, values]) =>
    Object.fromEntries([...usual, ...others].map((name) => [name, values[name]])),
  );

/** Draws the same searches each time; `places` are those with something on sale. */
export function randomSearches(count: number, seed: number, places: LocationCode[]): MarketSearch[] {
  const place = fc.constantFrom(...places);
  const search = fc.record({
    filters,
    location: fc.oneof(
      { weight: 6, arbitrary: place.map((code) => [code]) },
      { weight: 1, arbitrary: fc.uniqueArray(place, { minLength: 2, maxLength: 3 }) },
      { weight: 3, arbitrary: fc.constant(undefined) },
    ),
    sort: fc.constantFrom(...CATALOGUE_SORTS),
    offset: fc.oneof(
      { weight: 4, arbitrary: fc.constant(0) },
      { weight: 1, arbitrary: fc.constantFrom(80, 400, 2_000) },
    ),
    box: fc.oneof(
      fc.constant({ south: 41, west: 19, north: 82, east: 180 }),
      fc
        .record({ south: fc.integer({ min: 550, max: 560 }), west: fc.integer({ min: 368, max: 380 }) })
        .map(({ south, west }) => ({
          south: south / 10,
          west: west / 10,
          north: south / 10 + 0.4,
          east: west / 10 + 0.6,
        })),
    ),
  });
  return fc
    .sample(search, { seed, numRuns: count })
    .map((one, at) => ({ ...one, area: at % 2 === 0 ? cornersOf(one.box) : outlineIn(one.box) }));
}

function cornersOf({ south, west, north, east }: Bounds): Area {
  return [
    { latitude: south, longitude: west },
    { latitude: north, longitude: east },
  ];
}

const OUTLINE_POINTS = 12;

function outlineIn({ south, west, north, east }: Bounds): Area {
  return Array.from({ length: OUTLINE_POINTS }, (_, at) => {
    const angle = ((at + 0.5) / OUTLINE_POINTS) * 2 * Math.PI;
    return {
      latitude: (south + north) / 2 + (Math.sin(angle) * (north - south)) / 2,
      longitude: (west + east) / 2 + (Math.cos(angle) * (east - west)) / 2,
    };
  });
}
