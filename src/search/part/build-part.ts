import type { IndexedComplex, IndexedFlat, IndexedHouse } from '#domain/catalog/indexed-facts.ts';
import { complexColumns } from './complex-columns.ts';
import { flatColumns } from './flat-columns.ts';
import { houseColumns } from './house-columns.ts';
import { type HouseFlats, lengthOf } from './house-flats.ts';
import type { Part } from './part.ts';

/**
 * Builds the part of a region from its complexes; `flatsOf` says what is on sale in a house.
 * Rows of the part before are taken over as they are: their house keeps them in the order they need.
 */
export function buildPart(
  regionId: number,
  complexes: readonly IndexedComplex[],
  flatsOf: (house: IndexedHouse) => HouseFlats,
): Part {
  const ordered = [...complexes].sort(
    (one, other) => (one.cityId ?? 0) - (other.cityId ?? 0) || one.id - other.id,
  );
  const houses = ordered.flatMap((complex, at) =>
    [...complex.houses].sort((one, other) => one.id - other.id).map((house) => ({ house, complex: at })),
  );
  const sources = houses.map(({ house }) => sorted(flatsOf(house)));
  return {
    regionId,
    flats: flatColumns(sources),
    houses: houseColumns(houses, sources.map(lengthOf)),
    complexes: complexColumns(ordered),
  };
}

/** The cheapest first, so that the first flat found in a house is the cheapest one found there. */
function sorted(flats: HouseFlats): HouseFlats {
  if (!Array.isArray(flats)) return flats;
  const priceOf = ({ price }: IndexedFlat) => price ?? Number.POSITIVE_INFINITY;
  return [...flats].sort((one, other) => {
    const [price, otherPrice] = [priceOf(one), priceOf(other)];
    return price === otherPrice ? one.id - other.id : price < otherPrice ? -1 : 1;
  });
}
