import type { Catalogue } from '#domain/catalog/catalogue.ts';
import type { Db } from '../../client.ts';
import { listPlaceCountries } from '../geo/list-place-countries.ts';
import { countFacets } from './count-facets.ts';
import { countFlatsOnSale } from './count-flats-on-sale.ts';
import { countPrices } from './count-prices.ts';
import { findComplexIds } from './find-complex-ids.ts';
import { findExtremes } from './find-extremes.ts';
import { findFlatIds } from './find-flat-ids.ts';
import { findMaxPrice } from './find-max-price.ts';
import { listBucketFigures } from './list-bucket-figures.ts';
import { listFoundFlats } from './list-found-flats.ts';
import { listHouseFigures } from './list-house-figures.ts';
import { listMapHouses } from './list-map-houses.ts';

/** The catalogue as the tables have it: what answers while there is no index, and what the index is held against. */
export function sqlCatalogue(db: Db): Catalogue {
  return {
    countFlats: (query) => countFlatsOnSale(db, query),
    findFlatIds: (query) => findFlatIds(db, query),
    findComplexIds: (query) => findComplexIds(db, query),
    listFoundFlats: (query, complexIds) => listFoundFlats(db, query, complexIds),
    countFacets: (query, facets) => countFacets(db, query, facets),
    countPrices: (query, steps) => countPrices(db, query, steps),
    listMapHouses: (query, box) => listMapHouses(db, query, box),
    listBucketFigures: (complexIds) => listBucketFigures(db, complexIds),
    listHouseFigures: (complexIds) => listHouseFigures(db, complexIds),
    findExtremes: () => findExtremes(db),
    findMaxPrice: () => findMaxPrice(db),
    listPlaceCountries: (places) => listPlaceCountries(db, places),
  };
}
