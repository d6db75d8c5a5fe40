import type { SearchFilters } from '#domain/catalog/filters/search-filters.ts';
import { saysWhere } from '#domain/catalog/says-where.ts';
import { EVERYWHERE } from '#domain/geo/everywhere.ts';
import type { PageSettings } from '../page-settings.ts';

interface AddressedPlaces {
  location?: string | undefined;
  searchFilters?: SearchFilters | undefined;
}

export interface Placed {
  /** Codes of the places, comma separated; 'all' for everywhere. */
  location: string;
  /** The address names no places: they are those of the visitor. */
  isPlaceAssumed: boolean;
}

/** A search with the places it means: those of its address, else those of the visitor unless its filters say where. */
export function placedSearch<Search extends AddressedPlaces>(
  search: Search,
  { place }: Pick<PageSettings, 'place'>,
): Search & Placed {
  const { location, searchFilters = {} } = search;
  const assumed = saysWhere(searchFilters) ? EVERYWHERE : place;
  return { ...search, location: location ?? assumed, isPlaceAssumed: location === undefined };
}
