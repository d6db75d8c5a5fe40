import { useMemo } from 'react';
import { withPreset } from '#domain/catalog/presets.ts';
import type { SearchAddress } from '#domain/catalog/search-address.ts';
import type { PageSettings } from '../../page-settings.ts';
import { locationCodes } from '../../query/location-codes.ts';
import { type SearchPlace, searchPlace } from '../../query/search-place.ts';
import { useSiteContext } from '../../site-context.ts';

/** The search of a page: what its address says, the places it means, and the request it makes. */
export interface CatalogSearch extends SearchAddress, SearchPlace {
  location: string;
  request: SearchRequest;
}

/** Reads the search out of an address; a loader and a screen do it once each and hand it down. */
export function catalogSearch(address: SearchAddress, settings: Pick<PageSettings, 'place'>): CatalogSearch {
  const placed = { ...address, ...searchPlace(address, settings) };
  return { ...placed, request: searchRequest(placed) };
}

/** The search of a place as a whole, whatever else the page asks for. */
export function placeSearch({ location, isPlaceAssumed }: SearchPlace): CatalogSearch {
  return { location, isPlaceAssumed, request: searchRequest({ location }) };
}

/** A search as procedures take it: places, filters with those of the quick tab, and the part of the map. */
export function searchRequest({
  location,
  searchFilters,
  presetTab,
  area,
}: Pick<SearchAddress, 'searchFilters' | 'presetTab' | 'area'> & Pick<SearchPlace, 'location'>) {
  return {
    location: locationCodes(location),
    filters: withPreset(searchFilters, presetTab),
    ...(area && { area }),
  };
}

export type SearchRequest = ReturnType<typeof searchRequest>;

/** The same request wherever it stands on the map. */
export function anywhereOnMap({ area: _, ...request }: SearchRequest): SearchRequest {
  return request;
}

/** The search of the page that is open: one value while the address stays. */
export function useCatalogSearch(address: SearchAddress): CatalogSearch {
  const { settings } = useSiteContext();
  return useMemo(() => catalogSearch(address, settings), [address, settings]);
}
