import { useMemo } from 'react';
import { withPreset } from '#domain/catalog/presets.ts';
import { saysWhere } from '#domain/catalog/says-where.ts';
import type { SearchAddress } from '#domain/catalog/search-address.ts';
import { EVERYWHERE } from '#domain/geo/everywhere.ts';
import {
  decodeLocations,
  encodeLocation,
  type LocationCode,
  MAX_LOCATIONS,
} from '#domain/geo/location-code.ts';
import type { PageSettings } from '../page-settings.ts';
import { useSiteContext } from '../site-context.ts';

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
export function placeSearch({
  location,
  isPlaceAssumed,
  terms,
  road,
}: SearchPlace & Pick<SearchAddress, 'terms' | 'road'>): CatalogSearch {
  return { location, isPlaceAssumed, request: searchRequest({ location, terms, road }) };
}

/** A search as procedures take it: places, filters with those of the quick tab, the part of the map, terms and ways. */
export function searchRequest({
  location,
  searchFilters,
  presetTab,
  area,
  terms,
  road,
}: Pick<SearchAddress, 'searchFilters' | 'presetTab' | 'area' | 'terms' | 'road'> &
  Pick<SearchPlace, 'location'>) {
  return {
    location: locationCodes(location),
    filters: withPreset(searchFilters, presetTab),
    ...(area && { area }),
    ...(terms && { terms }),
    ...(road && { road }),
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

/** The places of a search, as the procedures take them; none is everywhere. */
export function locationCodes(location: string): LocationCode[] | undefined {
  const codes = decodeLocations(location).slice(0, MAX_LOCATIONS).map(encodeLocation);
  return codes.length > 0 ? codes : undefined;
}
