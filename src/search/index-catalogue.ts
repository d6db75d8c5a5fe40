import type { CatalogQuery, Catalogue, CatalogueExtremes, Places } from '#domain/catalog/catalogue.ts';
import { countFacets } from './answers/count-facets.ts';
import { countFlats } from './answers/count-flats.ts';
import { countPayments } from './answers/count-payments.ts';
import { countPrices } from './answers/count-prices.ts';
import { findComplexIds } from './answers/find-complex-ids.ts';
import { findFlatIds } from './answers/find-flat-ids.ts';
import { listBucketFigures, listHouseFigures } from './answers/list-figures.ts';
import { listFoundFlats } from './answers/list-found-flats.ts';
import { listHousePlaces } from './answers/list-house-places.ts';
import { listMapHouses } from './answers/list-map-houses.ts';
import { sumHousePrices } from './answers/sum-house-prices.ts';
import type { AddressAsked } from './match/match-houses.ts';
import { type Match, matchAll } from './match/match-rows.ts';
import { greatest } from './part/range-column.ts';
import type { Snapshot } from './snapshot.ts';

/** The catalogue as one snapshot of the index has it. */
export function indexCatalogue(snapshot: Snapshot): Catalogue {
  const { parts } = snapshot;
  const match = (query: CatalogQuery): Match[] => matchAll(parts, query, addressAsked(snapshot, query));
  return {
    countFlats: (query) => countFlats(match(query)),
    findFlatIds: (query) => findFlatIds(match(query), query),
    findComplexIds: (query) => findComplexIds(match(query), query),
    listFoundFlats: (query, complexIds) => listFoundFlats(match(query), complexIds),
    countFacets: (query, facets) => countFacets(parts, query, facets, addressAsked(snapshot, query)),
    countPrices: (query, steps) => countPrices(match(query), steps),
    countPayments: (query, payable) => countPayments(match(query), payable),
    listMapHouses: (query, box) => listMapHouses(match(query), box),
    sumHousePrices: (query, box) => sumHousePrices(match(query), box),
    listBucketFigures: (complexIds) => listBucketFigures(parts, complexIds),
    listHouseFigures: (complexIds) => listHouseFigures(parts, complexIds),
    listHousePlaces: () => listHousePlaces(parts),
    findExtremes: () => findExtremes(snapshot),
    findMaxPrice: () => findExtremes(snapshot).maxPrice ?? undefined,
    listPlaceCountries: (places) => listPlaceCountries(snapshot, places),
  };
}

/** A house may be asked for that stands in another part than its namesakes. */
function addressAsked({ parts }: Snapshot, { filters }: CatalogQuery): AddressAsked {
  const houseId = filters.search?.addressId;
  if (houseId === undefined) return undefined;
  for (const { houses } of parts) {
    const at = houses.id.indexOf(houseId);
    if (at >= 0) return houses.names.addresses[houses.address[at]!]!;
  }
  return null;
}

function findExtremes({ parts }: Snapshot): CatalogueExtremes {
  return {
    maxPrice: highest(parts.map(({ flats }) => greatest(flats.price))),
    maxAreaM2x100: highest(parts.map(({ flats }) => greatest(flats.area))),
    maxFloor: highest(parts.map(({ flats }) => greatest(flats.floor))),
    maxSeaDistanceM: highest(parts.flatMap(seaDistancesOnSale)),
  };
}

function seaDistancesOnSale({ complexes, houses }: Snapshot['parts'][number]): number[] {
  return Array.from(complexes.seaDistanceM).filter((distance, complex) => {
    const from = houses.firstFlat[complexes.firstHouse[complex]!]!;
    const to = houses.firstFlat[complexes.firstHouse[complex + 1]!]!;
    return distance >= 0 && to > from;
  });
}

function highest(values: (number | null)[]): number | null {
  return values.reduce(
    (most, value) => (most === null || (value !== null && value > most) ? value : most),
    null,
  );
}

function listPlaceCountries({ places }: Snapshot, { countryIds, regionIds, cityIds }: Places): number[] {
  const holding = [
    ...countryIds.filter((id) => places.countries.has(id)),
    ...regionIds.map((id) => places.regions.get(id)),
    ...cityIds.map((id) => places.cities.get(id)),
  ];
  return [...new Set(holding.filter((id) => id !== undefined))];
}
