import type { Catalogue } from '#domain/catalog/catalogue.ts';
import type { Db } from '../../client.ts';
import { listPlaceCountries } from '../geo/places.ts';
import {
  countFacets,
  countPayments,
  countPrices,
  findExtremes,
  findMaxPrice,
  listBucketFigures,
  listHouseFigures,
  listHousePlaces,
} from './search-figures.ts';
import {
  countFlatsOnSale,
  findComplexIds,
  findFlatIds,
  listFoundFlats,
  listMapHouses,
  sumHousePrices,
} from './search-results.ts';

/** The catalogue as the tables have it: what answers while there is no index, and what the index is held against. */
export function sqlCatalogue(db: Db): Catalogue {
  return {
    countFlats: (query) => countFlatsOnSale(db, query),
    findFlatIds: (query) => findFlatIds(db, query),
    findComplexIds: (query) => findComplexIds(db, query),
    listFoundFlats: (query, complexIds) => listFoundFlats(db, query, complexIds),
    countFacets: (query, facets) => countFacets(db, query, facets),
    countPrices: (query, steps) => countPrices(db, query, steps),
    countPayments: (query, payable) => countPayments(db, query, payable),
    listMapHouses: (query, box) => listMapHouses(db, query, box),
    sumHousePrices: (query, box) => sumHousePrices(db, query, box),
    listBucketFigures: (complexIds) => listBucketFigures(db, complexIds),
    listHouseFigures: (complexIds) => listHouseFigures(db, complexIds),
    listHousePlaces: () => listHousePlaces(db),
    findExtremes: () => findExtremes(db),
    findMaxPrice: () => findMaxPrice(db),
    listPlaceCountries: (places) => listPlaceCountries(db, places),
  };
}
