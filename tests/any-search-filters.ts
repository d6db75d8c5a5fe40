import fc from 'fast-check';
import type { PickedPlaces, SearchFilters } from '../src/domain/catalog/filters/search-filters.ts';
import { TRANSPORT_TIMES, TRANSPORT_TYPES } from '../src/domain/catalog/filters/transport-time.ts';
import { AMENITIES } from '../src/domain/listing/amenity.ts';
import type { HandoverOption } from '../src/domain/listing/handover.ts';
import { MATERIALS } from '../src/domain/listing/material.ts';
import { PARKINGS } from '../src/domain/listing/parking.ts';
import { RENOVATIONS } from '../src/domain/listing/renovation.ts';
import { ROOMS_BUCKETS } from '../src/domain/listing/rooms-bucket.ts';

const HANDOVERS: HandoverOption[] = ['handOver', 'notBuilt', '2025', '2026', '2027', '2028', '2029', 'over2'];

/** Ids that a filter may name; unknown ones are welcome. */
export interface KnownIds {
  developers: number[];
  houses: number[];
  complexes: number[];
  collections: number[];
  metros: number[];
}

const NO_IDS: KnownIds = { developers: [1], houses: [2], complexes: [3], collections: [4], metros: [5] };

const flag = fc.boolean();
const some = <Choice>(choices: readonly Choice[]) =>
  fc.array(fc.constantFrom(...choices), { maxLength: 8 }) as fc.Arbitrary<Choice[]>;
const range = (bound: fc.Arbitrary<number>) => fc.record({ from: bound, to: bound });
const price = fc.oneof(
  fc.constant(0),
  fc.nat(15).map((millions) => millions * 1_000_000),
  fc.nat(15_000_000),
);
const payment = fc.oneof(
  fc.constant(0),
  fc.nat(250).map((thousands) => thousands * 1_000),
  fc.nat(2_500_000).map((tenths) => tenths / 10),
);
const area = fc.oneof(
  fc.constant(0),
  fc.nat(120),
  fc.nat(12_000).map((hundredths) => hundredths / 100),
);
const name = fc.constantFrom('', 'Лесной', 'лесной', 'ЗАРЕЧЬЕ', 'Заречье ', 'Ёлки', 'Лесной%', "О'Нил");

/** Mostly one thing at a time, as the search field gives it. */
function anyPlace(
  metroId: fc.Arbitrary<number>,
  addressId: fc.Arbitrary<number>,
): fc.Arbitrary<PickedPlaces> {
  const places = { metroId, addressId, settlement: name, cityArea: name };
  return fc.oneof(
    fc.record({ metroId }),
    fc.record({ addressId }),
    fc.record({ settlement: name }),
    fc.record({ cityArea: name }),
    fc.record(places, { requiredKeys: [] }),
  );
}

/**
 * Any filters, as they come from a form: also those that ask for nothing. Few are set at once, so that something is
 * found.
 */
export function anySearchFilters(ids: KnownIds = NO_IDS): fc.Arbitrary<SearchFilters> {
  const id = (known: number[]) => fc.constantFrom(...known, 2_147_483_647);
  const fields: { [Name in keyof SearchFilters]-?: fc.Arbitrary<SearchFilters[Name]> } = {
    roomsCount: some(ROOMS_BUCKETS),
    priceRange: range(price),
    payment: range(payment),
    area: range(area),
    floor: range(fc.nat(12)),
    floorNotFirst: flag,
    floorLast: flag,
    apartments: flag,
    balcony: flag,
    loggia: flag,
    extras: some([...AMENITIES, 'helipad']),
    transportType: fc.constantFrom(...TRANSPORT_TYPES),
    transportTime: fc.constantFrom(...TRANSPORT_TIMES),
    handoverDeadline: some(HANDOVERS),
    developer: fc.record(
      { id: id(ids.developers), name: fc.string({ maxLength: 20 }) },
      { noNullPrototype: true },
    ),
    fromDeveloper: flag,
    closedBooking: flag,
    renovation: some(RENOVATIONS),
    parking: some(PARKINGS),
    material: some(MATERIALS),
    search: anyPlace(id(ids.metros), id(ids.houses)),
    metros: fc.array(id(ids.metros).map(String), { maxLength: 3 }),
    houseId: id(ids.houses),
    complexId: id(ids.complexes),
    collectionId: id(ids.collections),
    nearSea: flag,
    seaDistance: range(fc.nat(2_000)),
    ...(Object.fromEntries(AMENITIES.map((amenity) => [amenity, flag])) as Record<
      (typeof AMENITIES)[number],
      fc.Arbitrary<boolean>
    >),
  };
  const names = Object.keys(fields) as (keyof SearchFilters)[];
  return fc
    .subarray(names, { maxLength: 5 })
    .chain((chosen) =>
      fc.record(Object.fromEntries(chosen.map((field) => [field, fields[field]]))),
    ) as fc.Arbitrary<SearchFilters>;
}

/** Goals of buyers as addresses have them: a metro and points of Moscow, near and far, with limits and without. */
export const ROADS = [
  'm10206,transport',
  '55.7558,37.6173,car;55.66,37.54,transport',
  'm10206,transport,170',
  '55.7558,37.6173,transport,180;55.66,37.54,car,90',
  '25.08,55.14,car,45',
  'm999999,transport,5',
] as const;

/** Terms of buyers as addresses have them. */
export const TERMS = [
  undefined,
  'down3000000,years25',
  'down20.1p,none',
  'down0p,years30,family,it',
  'years7',
  'down1000000,rural,military',
  'years25,byFirst',
] as const;
