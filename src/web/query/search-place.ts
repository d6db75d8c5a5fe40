import { saysWhere } from '#domain/catalog/says-where.ts';
import type { SearchAddress } from '#domain/catalog/search-address.ts';
import { EVERYWHERE } from '#domain/geo/everywhere.ts';
import type { PageSettings } from '../page-settings.ts';

export interface SearchPlace {
  /** Codes of the places, comma separated; 'all' for everywhere. */
  location: string;
  /** The address names no places: they are those of the visitor. */
  isPlaceAssumed: boolean;
}

/** The places an address means: those it names, else those of the visitor unless its filters say where. */
export function searchPlace(
  { location, searchFilters = {} }: Pick<SearchAddress, 'location' | 'searchFilters'>,
  { place }: Pick<PageSettings, 'place'>,
): SearchPlace {
  const assumed = saysWhere(searchFilters) ? EVERYWHERE : place;
  return { location: location ?? assumed, isPlaceAssumed: location === undefined };
}
