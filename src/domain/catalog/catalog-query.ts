import type { Area } from '#domain/geo/area.ts';
import type { SearchFilters } from './filters/search-filters.ts';

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
}

/** Whether a search looks everywhere. */
export function isEverywhere({ countryIds, regionIds, cityIds }: Places): boolean {
  return countryIds.length + regionIds.length + cityIds.length === 0;
}
