import type { Area } from '../geo/area.ts';
import type { Bounds } from '../geo/bounds.ts';
import type { GeoPoint } from '../geo/point.ts';
import type { Renovation } from '../listing/renovation.ts';
import type { RoomsBucket } from '../listing/rooms-bucket.ts';
import type { Currency } from '../money/currency.ts';
import type { PriceSpan } from '../mortgage/terms/price-spans.ts';
import type { HandoverTerm } from '../time/quarter.ts';
import type { Facet } from './filters/facets.ts';
import type { SearchFilters } from './filters/search-filters.ts';
import type { CatalogueSort, ComplexSort } from './sort.ts';

/** Places of which any one may hold the complex; an empty list means everywhere. */
export interface Places {
  countryIds: number[];
  regionIds: number[];
  cityIds: number[];
}

/** A search, whatever question is asked about it; the filters are normalised, the year is Moscow's. */
export interface CatalogQuery {
  places: Places;
  filters: SearchFilters;
  year: number;
  /** The part of the map that the house stands in; houses whose point is not known stand in none. */
  area?: Area | undefined;
  /** The complexes to look in; when absent, all of them. */
  complexIds?: readonly number[] | undefined;
  /** The prices that a filter by payment means; without it nothing answers such a filter. */
  payable?: PayablePrices | undefined;
  /** The ways that the order by them and their limits mean; absent while nobody goes anywhere. */
  road?: RoadTimes | undefined;
}

/**
 * The prices of each house whose payment is as asked for. Houses where the same mortgages may be had for the same terms
 * share a list, so that there are as many lists as kinds of houses.
 */
export interface PayablePrices {
  /** The place of a house's list; a house that is not there has no mortgage. */
  listOfHouse: ReadonlyMap<number, number>;
  lists: readonly (readonly PriceSpan[])[];
}

/** The prices of one step of payments. */
export interface StepSpan extends PriceSpan {
  step: number;
}

/** The prices of each house by the step of payments they belong to, counted from 0; shared as in `PayablePrices`. */
export interface PayableSteps {
  steps: number;
  listOfHouse: PayablePrices['listOfHouse'];
  /** The cheapest first, without overlaps. */
  lists: readonly (readonly StepSpan[])[];
}

/** Where a house stands, and what decides which mortgages its flats may be bought with. */
export interface HousePlace {
  houseId: number;
  complexId: number;
  developerCompanyId: number;
  regionId: number | null;
  cityId: number | null;
  handover: HandoverTerm | null;
  /** Null while it is not known where the house stands. */
  point: GeoPoint | null;
}

/** How long the ways of a search take from each house with something on sale. */
export interface RoadTimes {
  /** Minutes of all its ways together; a house that is not there has no such way. */
  total: ReadonlyMap<number, number>;
  /** The houses whose every way is as short as asked for; null when any way will do. */
  near: ReadonlySet<number> | null;
}

/** Whether a search looks everywhere. */
export function isEverywhere({ countryIds, regionIds, cityIds }: Places): boolean {
  return countryIds.length + regionIds.length + cityIds.length === 0;
}

/** Which part of what was found is wanted. */
export interface PageOf {
  limit: number;
  offset: number;
}

/** A step of the way from the cheapest flat found to the dearest, steps counted from 0; empty ones are left out. */
export interface PriceStep {
  step: number;
  flatsCount: number;
  /** The cheapest and the dearest of all, the same in every row. */
  minPrice: number;
  maxPrice: number;
}

/** A house on the map with the flats found in it. */
export interface MapHouseFound {
  houseId: number;
  complexId: number;
  latitude: number;
  longitude: number;
  flatsCount: number;
  minPrice: number | null;
}

/** The flats found in a house that have a price, together. */
export interface HousePriceSum extends GeoPoint {
  houseId: number;
  flatsCount: number;
  /** Whole roubles. */
  priceSum: number;
  areaSumM2x100: number;
}

/** Where a flat found stands. */
export interface FlatPlace {
  id: number;
  complexId: number;
  houseId: number;
  floor: number | null;
}

/** Figures of the flats on sale in one rooms bucket of a complex, in whole roubles. */
export interface BucketFigures {
  complexId: number;
  rooms: RoomsBucket;
  flatsCount: number;
  minPrice: number | null;
  maxPrice: number | null;
  minPricePerMeter: number | null;
  maxPricePerMeter: number | null;
  minAreaM2x100: number;
  maxAreaM2x100: number;
  minCeilingHeightCm: number | null;
  maxCeilingHeightCm: number | null;
  /** The currency most flats of the bucket are priced in. */
  currency: Currency;
  /** The three cheapest flats of the bucket. */
  exampleFlats: number[];
  renovations: Renovation[];
}

export interface HouseFigures {
  houseId: number;
  flatsCount: number;
  minPrice: number | null;
}

/** The greatest values of the flats on sale; null where none is known. */
export interface CatalogueExtremes {
  maxPrice: number | null;
  maxAreaM2x100: number | null;
  maxFloor: number | null;
  maxSeaDistanceM: number | null;
}

type Answer<Value> = Value | Promise<Value>;

/**
 * The questions a search asks of the flats on sale. The index and the tables both answer them, and alike; one value
 * of this answers all questions of a call from one state of the catalogue.
 */
export interface Catalogue {
  /** How many flats a search finds, and in how many complexes. */
  countFlats(query: CatalogQuery): Answer<{ flats: number; complexes: number }>;
  /** Ids of one page of the flats found, in the order asked for. */
  findFlatIds(query: CatalogQuery & PageOf & { sort: CatalogueSort }): Answer<number[]>;
  /** Ids of one page of complexes with flats found, in the order asked for, by default the freshest first. */
  findComplexIds(query: CatalogQuery & PageOf & { sort?: ComplexSort }): Answer<number[]>;
  /** Flats found in these complexes, by id. */
  listFoundFlats(query: CatalogQuery, complexIds: readonly number[]): Answer<FlatPlace[]>;
  /** How many flats each choice of each facet would find with the other filters as they are. */
  countFacets(query: CatalogQuery, facets: Facet[]): Answer<Record<string, Record<string, number>>>;
  /** Flats found by price, in so many equal steps; flats without a price are left out. */
  countPrices(query: CatalogQuery, steps: number): Answer<PriceStep[]>;
  /** Flats found by the step that their payment belongs to; those of no step are left out. */
  countPayments(query: CatalogQuery, payable: PayableSteps): Answer<number[]>;
  /** Houses inside the box with the flats found in each, by id; houses whose point is not known are nowhere. */
  listMapHouses(query: CatalogQuery, box: Bounds): Answer<MapHouseFound[]>;
  /** Prices and areas of the flats found in each house inside the box, summed up, by id of the house. */
  sumHousePrices(query: CatalogQuery, box: Bounds): Answer<HousePriceSum[]>;
  /** Figures of these complexes, a row a rooms bucket with something on sale, by complex and bucket. */
  listBucketFigures(complexIds: readonly number[]): Answer<BucketFigures[]>;
  /** Figures of the houses of these complexes, by house; houses with nothing on sale are left out. */
  listHouseFigures(complexIds: readonly number[]): Answer<HouseFigures[]>;
  /** Every house with something on sale, by id. */
  listHousePlaces(): Answer<HousePlace[]>;
  findExtremes(): Answer<CatalogueExtremes>;
  /** Roubles of the dearest flat on sale; undefined while none has a price. */
  findMaxPrice(): Answer<number | undefined>;
  /** The countries that hold these places, each once; unknown ids have none. */
  listPlaceCountries(places: Places): Answer<number[]>;
}
