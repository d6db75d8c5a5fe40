import { type CatalogQuery, isEverywhere } from '#domain/catalog/catalogue.ts';
import { type FilterRange, metrosAsked, type SearchFilters } from '#domain/catalog/filters/search-filters.ts';
import { isInArea } from '#domain/geo/is-in-area.ts';
import { AMENITIES } from '#domain/listing/amenity.ts';
import { type HandoverOption, matchesHandover } from '#domain/listing/handover.ts';
import { MATERIALS } from '#domain/listing/material.ts';
import { PARKINGS } from '#domain/listing/parking.ts';
import { choiceBits } from '../part/complex-columns.ts';
import type { Part } from '../part/part.ts';

type Test = (at: number) => boolean;

/** The address of the house that `search.addressId` names, in whichever part; null when there is no such house. */
export type AddressAsked = string | null | undefined;

/** A mark a house, 1 where the house answers; null when all of them do. */
export function matchHouses(part: Part, query: CatalogQuery, address?: AddressAsked): Uint8Array | null {
  const complexTests = [
    ...inPlaces(part, query),
    ...amongComplexes(part, query),
    ...ofComplex(part, query.filters),
  ];
  const houseTests = ofHouse(part, query, address);
  if (complexTests.length + houseTests.length === 0) return null;
  const { firstHouse, length } = part.complexes;
  const marks = new Uint8Array(part.houses.length).fill(1);
  for (const test of complexTests) {
    for (let complex = 0; complex < length; complex++) {
      if (!test(complex)) marks.fill(0, firstHouse[complex]!, firstHouse[complex + 1]!);
    }
  }
  for (const test of houseTests) {
    for (let house = 0; house < marks.length; house++) {
      if (marks[house] === 1 && !test(house)) marks[house] = 0;
    }
  }
  return marks.includes(0) ? marks : null;
}

function inPlaces({ regionId, complexes }: Part, { places }: CatalogQuery): Test[] {
  if (isEverywhere(places) || places.regionIds.includes(regionId)) return [];
  return [
    (complex) =>
      places.cityIds.includes(complexes.cityId[complex]!) ||
      places.regionIds.includes(complexes.regionId[complex]!) ||
      places.countryIds.includes(complexes.countryId[complex]!),
  ];
}

function amongComplexes({ complexes }: Part, { complexIds }: CatalogQuery): Test[] {
  if (complexIds === undefined) return [];
  const wanted = new Set(complexIds);
  return [(complex) => wanted.has(complexes.id[complex]!)];
}

function ofComplex({ complexes }: Part, filters: SearchFilters): Test[] {
  const tests: Test[] = [];
  const { complexId, developer, collectionId, parking, seaDistance } = filters;
  const amenities = choiceBits(
    AMENITIES,
    AMENITIES.filter((amenity) => filters[amenity]),
  );
  if (complexId !== undefined) tests.push((complex) => complexes.id[complex] === complexId);
  if (developer) tests.push((complex) => complexes.developerCompanyId[complex] === developer.id);
  if (parking) {
    const wanted = choiceBits(PARKINGS, parking);
    tests.push((complex) => (complexes.parking[complex]! & wanted) !== 0);
  }
  if (amenities !== 0) tests.push((complex) => (complexes.amenities[complex]! & amenities) === amenities);
  if (filters.nearSea) {
    tests.push((complex) => {
      const distance = complexes.seaDistanceM[complex]!;
      return distance >= 0 && isWithin(seaDistance, distance);
    });
  }
  if (collectionId !== undefined) {
    tests.push((complex) =>
      hasBetween(complexes.collectionIds, complexes.firstCollection, complex, collectionId),
    );
  }
  return tests;
}

function ofHouse(
  { houses }: Part,
  { filters, year, area, road }: CatalogQuery,
  address: AddressAsked,
): Test[] {
  const tests: Test[] = [];
  if (area) {
    const { latitude, longitude } = houses;
    tests.push((house) => isInArea(area, { latitude: latitude[house]!, longitude: longitude[house]! }));
  }
  const near = road?.near;
  if (near) tests.push((house) => near.has(houses.id[house]!));
  const { houseId, material, handoverDeadline, transportType, transportTime, search = {} } = filters;
  const { addressId, settlement, cityArea } = search;
  const metros = metrosAsked(filters);
  if (houseId !== undefined) tests.push((house) => houses.id[house] === houseId);
  if (material) {
    const wanted = choiceBits(MATERIALS, material) << 1;
    tests.push((house) => ((wanted >>> houses.material[house]!) & 1) === 1);
  }
  if (handoverDeadline) tests.push(handedOver(houses, handoverDeadline, year));
  if (transportTime !== undefined) {
    const minutes = transportType === 'car' ? houses.minutesCar : houses.minutesFoot;
    const limit = Number(transportTime);
    tests.push((house) => minutes[house]! <= limit);
  }
  if (metros) {
    tests.push((house) =>
      metros.some((metroId) => hasBetween(houses.metroIds, houses.firstMetro, house, metroId)),
    );
  }
  const named: [Int32Array, string[], string | null | undefined][] = [
    [houses.address, houses.names.addresses, addressId === undefined ? undefined : (address ?? null)],
    [houses.settlement, houses.names.settlements, settlement?.toLowerCase()],
    [houses.cityArea, houses.names.cityAreas, cityArea?.toLowerCase()],
  ];
  for (const [column, names, wanted] of named) {
    if (wanted === undefined) continue;
    const place = wanted === null ? -1 : names.indexOf(wanted);
    tests.push((house) => place >= 0 && column[house] === place);
  }
  return tests;
}

/** Few years are promised, so each is judged once for houses that are finished and once for the others. */
function handedOver(
  { isFinished, handoverYear }: Part['houses'],
  options: readonly HandoverOption[],
  currentYear: number,
): Test {
  const verdicts = new Map<number, boolean>();
  const judge = (finished: boolean, year: number): boolean => {
    const term = year === 0 ? null : { year, quarter: null };
    return options.some((option) => matchesHandover(option, { finished, term }, currentYear));
  };
  return (house) => {
    const year = handoverYear[house]!;
    const kind = 2 * year + isFinished[house]!;
    let verdict = verdicts.get(kind);
    if (verdict === undefined) {
      verdict = judge(isFinished[house] === 1, year);
      verdicts.set(kind, verdict);
    }
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
