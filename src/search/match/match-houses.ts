import { type CatalogQuery, isEverywhere } from '#domain/catalog/catalogue.ts';
import { type FilterRange, metrosAsked, type SearchFilters } from '#domain/catalog/filters/search-filters.ts';
import { isInArea } from '#domain/geo/is-in-area.ts';
import { AMENITIES } from '#domain/listing/amenity.ts';
import { type HandoverOption, matchesHandover } from '#domain/listing/handover.ts';
import { MATERIALS } from '#domain/listing/material.ts';
import { PARKINGS } from '#domain/listing/parking.ts';
import { choiceBits } from '../part/complex-columns.ts';
import type { ComplexColumns, HouseColumns, Part } from '../part/part.ts';

/** A search as sieves of complexes and of houses, read once for all parts. */
export interface HouseSieves {
  ofComplexes: readonly Sieve<ComplexColumns>[];
  ofHouses: readonly Sieve<HouseColumns>[];
}

/** Takes the marks off those that do not answer. */
type Sieve<Columns> = (columns: Columns, marks: Uint8Array) => void;

/** The address of the house that `search.addressId` names, in whichever part; null when there is no such house. */
export type AddressAsked = string | null | undefined;

/** Reads a search into sieves of complexes and of houses. */
export function houseSieves(query: CatalogQuery, address?: AddressAsked): HouseSieves {
  return {
    ofComplexes: [...inPlaces(query), ...amongComplexes(query), ...ofComplex(query.filters)],
    ofHouses: ofHouse(query, address),
  };
}

/** Marks of the part that is looked at: a hundred arrays a question would cost more than the sieves of small parts. */
let marksOfHouses = new Uint8Array(0);
let marksOfComplexes = new Uint8Array(0);

/** A mark a house, 1 where the house answers; null when all of them do. Marks hold until houses are matched again. */
export function matchHouses(
  { complexes, houses }: Part,
  { ofComplexes, ofHouses }: HouseSieves,
): Uint8Array | null {
  if (ofComplexes.length + ofHouses.length === 0) return null;
  if (marksOfHouses.length < houses.length) marksOfHouses = new Uint8Array(houses.length);
  const marks = marksOfHouses.subarray(0, houses.length).fill(1);
  if (ofComplexes.length > 0) {
    if (marksOfComplexes.length < complexes.length) marksOfComplexes = new Uint8Array(complexes.length);
    const marked = marksOfComplexes.subarray(0, complexes.length).fill(1);
    for (const sieve of ofComplexes) sieve(complexes, marked);
    const { complex } = houses;
    for (let house = 0; house < marks.length; house++) marks[house] = marked[complex[house]!]!;
  }
  for (const sieve of ofHouses) sieve(houses, marks);
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

function inPlaces({ places }: CatalogQuery): Sieve<ComplexColumns>[] {
  if (isEverywhere(places)) return [];
  return [
    ({ cityId, regionId, countryId }, marks) =>
      keepWhere(
        marks,
        (at) =>
          places.cityIds.includes(cityId[at]!) ||
          places.regionIds.includes(regionId[at]!) ||
          places.countryIds.includes(countryId[at]!),
      ),
  ];
}

function amongComplexes({ complexIds }: CatalogQuery): Sieve<ComplexColumns>[] {
  if (complexIds === undefined) return [];
  const wanted = new Set(complexIds);
  return [({ id }, marks) => keepWhere(marks, (at) => wanted.has(id[at]!))];
}

function ofComplex(filters: SearchFilters): Sieve<ComplexColumns>[] {
  const sieves: Sieve<ComplexColumns>[] = [];
  const { complexId, developer, collectionId, parking, seaDistance } = filters;
  const wanted = choiceBits(
    AMENITIES,
    AMENITIES.filter((amenity) => filters[amenity]),
  );
  if (complexId !== undefined) sieves.push(({ id }, marks) => keepWhere(marks, (at) => id[at] === complexId));
  if (developer) {
    sieves.push(({ developerCompanyId }, marks) =>
      keepWhere(marks, (at) => developerCompanyId[at] === developer.id),
    );
  }
  if (parking) {
    const some = choiceBits(PARKINGS, parking);
    sieves.push((complexes, marks) => keepWhere(marks, (at) => (complexes.parking[at]! & some) !== 0));
  }
  if (wanted !== 0) {
    sieves.push(({ amenities }, marks) => keepWhere(marks, (at) => (amenities[at]! & wanted) === wanted));
  }
  if (filters.nearSea) {
    sieves.push(({ seaDistanceM }, marks) =>
      keepWhere(marks, (at) => seaDistanceM[at]! >= 0 && isWithin(seaDistance, seaDistanceM[at]!)),
    );
  }
  if (collectionId !== undefined) {
    sieves.push(({ collectionIds, firstCollection }, marks) =>
      keepWhere(marks, (at) => hasBetween(collectionIds, firstCollection, at, collectionId)),
    );
  }
  return sieves;
}

function ofHouse({ filters, year, area, road }: CatalogQuery, address: AddressAsked): Sieve<HouseColumns>[] {
  const sieves: Sieve<HouseColumns>[] = [];
  if (area) {
    sieves.push(({ latitude, longitude }, marks) =>
      keepWhere(marks, (at) => isInArea(area, { latitude: latitude[at]!, longitude: longitude[at]! })),
    );
  }
  const near = road?.near;
  if (near) sieves.push(({ id }, marks) => keepWhere(marks, (at) => near.has(id[at]!)));
  const { houseId, handoverDeadline, transportType, transportTime, search = {} } = filters;
  const metros = metrosAsked(filters);
  if (houseId !== undefined) sieves.push(({ id }, marks) => keepWhere(marks, (at) => id[at] === houseId));
  if (filters.material) {
    const wanted = choiceBits(MATERIALS, filters.material) << 1;
    sieves.push(({ material }, marks) => keepAmong(marks, material, wanted));
  }
  if (handoverDeadline) sieves.push(handedOver(handoverDeadline, year));
  if (transportTime !== undefined) {
    const limit = Number(transportTime);
    sieves.push(({ minutesCar, minutesFoot }, marks) =>
      keepAtMost(marks, transportType === 'car' ? minutesCar : minutesFoot, limit),
    );
  }
  if (metros) {
    sieves.push(({ metroIds, firstMetro }, marks) =>
      keepWhere(marks, (at) => metros.some((metroId) => hasBetween(metroIds, firstMetro, at, metroId))),
    );
  }
  if (search.addressId !== undefined) {
    sieves.push(({ names, address: places }, marks) =>
      keepWhere(marks, (at) => names.addresses[places[at]!] === (address ?? null)),
    );
  }
  if (search.settlement !== undefined) {
    const wanted = search.settlement.toLowerCase();
    sieves.push(({ names, settlement }, marks) =>
      keepWhere(marks, (at) => names.settlements[settlement[at]!] === wanted),
    );
  }
  if (search.cityArea !== undefined) {
    const wanted = search.cityArea.toLowerCase();
    sieves.push(({ names, cityArea }, marks) =>
      keepWhere(marks, (at) => names.cityAreas[cityArea[at]!] === wanted),
    );
  }
  return sieves;
}

function keepWhere(marks: Uint8Array, isKept: (at: number) => boolean): void {
  for (let at = 0; at < marks.length; at++) if (marks[at] === 1 && !isKept(at)) marks[at] = 0;
}

/** Keeps those whose value is a bit of `wanted`. A loop of its own takes a fifth of one that asks a function. */
function keepAmong(marks: Uint8Array, values: Uint8Array, wanted: number): void {
  for (let at = 0; at < marks.length; at++) marks[at]! &= wanted >>> values[at]!;
}

/** Values are not under 0. The sign of a difference is no branch, which would be guessed wrongly half the time. */
function keepAtMost(marks: Uint8Array, values: Int32Array, limit: number): void {
  for (let at = 0; at < marks.length; at++) marks[at]! &= (values[at]! - limit - 1) >>> 31;
}

/** Promised years end before this one; a later one is judged for each house anew. */
const LAST_YEAR = 4_096;
const HELD = 1;
const REFUSED = 2;

/** Few years are promised, so each is judged once for houses that are finished and once for the others. */
function handedOver(options: readonly HandoverOption[], currentYear: number): Sieve<HouseColumns> {
  const verdicts = new Uint8Array(2 * LAST_YEAR);
  const judge = (kind: number): number => {
    const year = kind >> 1;
    const house = { finished: (kind & 1) === 1, term: year === 0 ? null : { year, quarter: null } };
    const verdict = options.some((option) => matchesHandover(option, house, currentYear)) ? HELD : REFUSED;
    verdicts[kind] = verdict;
    return verdict;
  };
  return ({ isFinished, handoverYear }, marks) => {
    for (let at = 0; at < marks.length; at++) {
      const kind = 2 * handoverYear[at]! + isFinished[at]!;
      marks[at]! &= verdicts[kind] || judge(kind);
    }
  };
}

function isWithin(range: FilterRange | undefined, value: number): boolean {
  return !range || (value >= range.from && (range.to === 0 || value <= range.to));
}

function hasBetween(values: Int32Array, starts: Int32Array, at: number, wanted: number): boolean {
  for (let place = starts[at]!; place < starts[at + 1]!; place++) if (values[place] === wanted) return true;
  return false;
}
