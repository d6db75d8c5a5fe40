import { type CatalogQuery, isEverywhere } from '#domain/catalog/catalogue.ts';
import { type FilterRange, metrosAsked, type SearchFilters } from '#domain/catalog/filters/search-filters.ts';
import { isInArea } from '#domain/geo/is-in-area.ts';
import { AMENITIES } from '#domain/listing/amenity.ts';
import { type HandoverOption, matchesHandover } from '#domain/listing/handover.ts';
import { MATERIALS } from '#domain/listing/material.ts';
import { PARKINGS } from '#domain/listing/parking.ts';
import { choiceBits } from '../part/complex-columns.ts';
import type { ComplexColumns, HouseColumns, Part } from '../part/part.ts';

/** A search as tests of complexes and of houses, read once for all parts. */
export interface HouseTests {
  ofComplexes: readonly Test<ComplexColumns>[];
  ofHouses: readonly Test<HouseColumns>[];
}

type Test<Columns> = (columns: Columns, at: number) => boolean;

/** The address of the house that `search.addressId` names, in whichever part; null when there is no such house. */
export type AddressAsked = string | null | undefined;

/** Reads a search into tests of complexes and of houses. */
export function houseTests(query: CatalogQuery, address?: AddressAsked): HouseTests {
  return {
    ofComplexes: [...inPlaces(query), ...amongComplexes(query), ...ofComplex(query.filters)],
    ofHouses: ofHouse(query, address),
  };
}

/** A mark a house, 1 where the house answers; null when all of them do. */
export function matchHouses(
  { complexes, houses }: Part,
  { ofComplexes, ofHouses }: HouseTests,
): Uint8Array | null {
  if (ofComplexes.length + ofHouses.length === 0) return null;
  const { firstHouse, length } = complexes;
  const marks = new Uint8Array(houses.length).fill(1);
  for (const test of ofComplexes) {
    for (let complex = 0; complex < length; complex++) {
      if (!test(complexes, complex)) marks.fill(0, firstHouse[complex]!, firstHouse[complex + 1]!);
    }
  }
  for (const test of ofHouses) {
    for (let house = 0; house < marks.length; house++) {
      if (marks[house] === 1 && !test(houses, house)) marks[house] = 0;
    }
  }
  return marks.includes(0) ? marks : null;
}

/** Whether anything of a part may stand in the places of a search: most searches name one place of a hundred parts. */
export function isWithinReach({ regionId, complexes }: Part, { places }: CatalogQuery): boolean {
  return (
    isEverywhere(places) ||
    places.regionIds.includes(regionId) ||
    places.cityIds.some((id) => complexes.cityId.includes(id)) ||
    places.countryIds.some((id) => complexes.countryId.includes(id))
  );
}

function inPlaces({ places }: CatalogQuery): Test<ComplexColumns>[] {
  if (isEverywhere(places)) return [];
  return [
    ({ cityId, regionId, countryId }, at) =>
      places.cityIds.includes(cityId[at]!) ||
      places.regionIds.includes(regionId[at]!) ||
      places.countryIds.includes(countryId[at]!),
  ];
}

function amongComplexes({ complexIds }: CatalogQuery): Test<ComplexColumns>[] {
  if (complexIds === undefined) return [];
  const wanted = new Set(complexIds);
  return [({ id }, at) => wanted.has(id[at]!)];
}

function ofComplex(filters: SearchFilters): Test<ComplexColumns>[] {
  const tests: Test<ComplexColumns>[] = [];
  const { complexId, developer, collectionId, parking, seaDistance } = filters;
  const wanted = choiceBits(
    AMENITIES,
    AMENITIES.filter((amenity) => filters[amenity]),
  );
  if (complexId !== undefined) tests.push(({ id }, at) => id[at] === complexId);
  if (developer) tests.push(({ developerCompanyId }, at) => developerCompanyId[at] === developer.id);
  if (parking) {
    const some = choiceBits(PARKINGS, parking);
    tests.push((complexes, at) => (complexes.parking[at]! & some) !== 0);
  }
  if (wanted !== 0) tests.push(({ amenities }, at) => (amenities[at]! & wanted) === wanted);
  if (filters.nearSea) {
    tests.push(({ seaDistanceM }, at) => {
      const distance = seaDistanceM[at]!;
      return distance >= 0 && isWithin(seaDistance, distance);
    });
  }
  if (collectionId !== undefined) {
    tests.push(({ collectionIds, firstCollection }, at) =>
      hasBetween(collectionIds, firstCollection, at, collectionId),
    );
  }
  return tests;
}

function ofHouse({ filters, year, area, road }: CatalogQuery, address: AddressAsked): Test<HouseColumns>[] {
  const tests: Test<HouseColumns>[] = [];
  if (area) {
    tests.push(({ latitude, longitude }, at) =>
      isInArea(area, { latitude: latitude[at]!, longitude: longitude[at]! }),
    );
  }
  const near = road?.near;
  if (near) tests.push(({ id }, at) => near.has(id[at]!));
  const { houseId, handoverDeadline, transportType, transportTime, search = {} } = filters;
  const metros = metrosAsked(filters);
  if (houseId !== undefined) tests.push(({ id }, at) => id[at] === houseId);
  if (filters.material) {
    const wanted = choiceBits(MATERIALS, filters.material) << 1;
    tests.push(({ material }, at) => ((wanted >>> material[at]!) & 1) === 1);
  }
  if (handoverDeadline) tests.push(handedOver(handoverDeadline, year));
  if (transportTime !== undefined) {
    const limit = Number(transportTime);
    tests.push(
      transportType === 'car'
        ? ({ minutesCar }, at) => minutesCar[at]! <= limit
        : ({ minutesFoot }, at) => minutesFoot[at]! <= limit,
    );
  }
  if (metros) {
    tests.push(({ metroIds, firstMetro }, at) =>
      metros.some((metroId) => hasBetween(metroIds, firstMetro, at, metroId)),
    );
  }
  if (search.addressId !== undefined) {
    tests.push(({ names, address: places }, at) => names.addresses[places[at]!] === (address ?? null));
  }
  if (search.settlement !== undefined) {
    const wanted = search.settlement.toLowerCase();
    tests.push(({ names, settlement }, at) => names.settlements[settlement[at]!] === wanted);
  }
  if (search.cityArea !== undefined) {
    const wanted = search.cityArea.toLowerCase();
    tests.push(({ names, cityArea }, at) => names.cityAreas[cityArea[at]!] === wanted);
  }
  return tests;
}

/** Promised years end before this one; a later one is judged for each house anew. */
const LAST_YEAR = 4_096;
const [HELD, REFUSED] = [1, 2];

/** Few years are promised, so each is judged once for houses that are finished and once for the others. */
function handedOver(options: readonly HandoverOption[], currentYear: number): Test<HouseColumns> {
  const verdicts = new Uint8Array(2 * LAST_YEAR);
  return ({ isFinished, handoverYear }, at) => {
    const year = handoverYear[at]!;
    const kind = 2 * year + isFinished[at]!;
    const known = verdicts[kind];
    if (known) return known === HELD;
    const term = year === 0 ? null : { year, quarter: null };
    const house = { finished: isFinished[at] === 1, term };
    const verdict = options.some((option) => matchesHandover(option, house, currentYear));
    verdicts[kind] = verdict ? HELD : REFUSED;
    return verdict;
  };
}

function isWithin(range: FilterRange | undefined, value: number): boolean {
  return !range || (value >= range.from && (range.to === 0 || value <= range.to));
}

function hasBetween(values: Int32Array, starts: Int32Array, at: number, wanted: number): boolean {
  for (let place = starts[at]!; place < starts[at + 1]!; place++) if (values[place] === wanted) return true;
  return false;
}
