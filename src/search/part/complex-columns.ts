import type { IndexedComplex } from '#domain/catalog/indexed-facts.ts';
import { AMENITIES } from '#domain/listing/amenity.ts';
import { PARKINGS } from '#domain/listing/parking.ts';
import { startsOf } from './house-columns.ts';
import type { ComplexColumns } from './part.ts';
import { sharedFrom } from './shared-columns.ts';

/** The columns of complexes, in the order of their houses. */
export function complexColumns(complexes: readonly IndexedComplex[]): ComplexColumns {
  const ints = (numberOf: (complex: IndexedComplex) => number) => sharedFrom(complexes.map(numberOf));
  return {
    length: complexes.length,
    id: ints(({ id }) => id),
    firstHouse: sharedFrom(startsOf(complexes.map(({ houses }) => houses.length))),
    countryId: ints(({ countryId }) => countryId ?? 0),
    regionId: ints(({ regionId }) => regionId ?? 0),
    cityId: ints(({ cityId }) => cityId ?? 0),
    developerCompanyId: ints(({ developerCompanyId }) => developerCompanyId),
    parking: ints(({ parking }) => choiceBits(PARKINGS, parking)),
    amenities: ints(({ amenities }) => choiceBits(AMENITIES, amenities)),
    seaDistanceM: ints(({ seaDistanceM }) => seaDistanceM ?? -1),
    firstCollection: sharedFrom(startsOf(complexes.map(({ collectionIds }) => collectionIds.length))),
    collectionIds: sharedFrom(complexes.flatMap(({ collectionIds }) => collectionIds)),
  };
}

/** Choices as bits, the first of all choices the lowest. */
export function choiceBits<Choice>(choices: readonly Choice[], chosen: readonly Choice[]): number {
  return chosen.reduce((bits, choice) => bits | (1 << choices.indexOf(choice)), 0);
}
