import { isLocationCode } from '#domain/geo/location-code.ts';
import { handoverOptions } from '#domain/listing/handover.ts';
import type { SearchFilters } from './filters/search-filters.ts';
import { saysWhere } from './says-where.ts';
import { type SearchAddress, searchPath } from './search-address.ts';

/** A set with fewer results is no page of its own. */
export const FEWEST_RESULTS = 3;

/**
 * The address under which robots should know a search: its own, or the nearest one worth a page. A page of its own has
 * at most one place and asks at most one thing of one choice: rooms, a metro, an area of a city, a term, a developer.
 * Complexes are listed by place only. Years of terms are those of the moment in Moscow.
 */
export function canonicalSearch(search: SearchAddress, now: Date): string {
  const { complexes, location, searchFilters = {}, page } = search;
  const set = complexes ? undefined : setOf(searchFilters, now);
  // A metro is found by its id wherever it is, so naming its city makes no other page.
  const place = isLocationCode(location) && !(set && saysWhere(set)) ? location : undefined;
  const first = { complexes, location: place, searchFilters: set };
  const isItself = searchPath(first) === searchPath({ ...search, page: undefined });
  return searchPath({ ...first, page: isItself ? page : undefined });
}

/** The one thing asked for that people look for by itself. */
function setOf(filters: SearchFilters, now: Date): SearchFilters | undefined {
  const { roomsCount, search = {}, handoverDeadline, developer } = filters;
  const { metroId, cityArea } = search;
  const [term] = handoverDeadline ?? [];
  if (roomsCount?.length === 1) return { roomsCount };
  if (metroId !== undefined) return { search: { metroId } };
  if (cityArea !== undefined) return { search: { cityArea } };
  if (handoverDeadline?.length === 1 && handoverOptions(now).includes(term!)) return { handoverDeadline };
  return developer && { developer };
}
