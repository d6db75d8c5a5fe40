import { z } from 'zod';
import type { SearchFilters } from '#domain/catalog/filters/search-filters.ts';
import { SearchRequest } from './catalog.ts';
import type { NearCity } from './search-figures.ts';

/** A search that found nothing, with its unit. */
export const WaysOutInput = SearchRequest.extend({
  complexes: z.boolean().default(false),
});
export type WaysOutInput = z.infer<typeof WaysOutInput>;

/** An easier search in words, and the number of flats or complexes it finds, at least one. */
export interface WayOut {
  name: string;
  title: string;
  instead: string;
  filters: SearchFilters;
  count: number;
}

/** The ways on from a search that found nothing. */
export interface WaysOut {
  ways: WayOut[];
  /** Whether every way changes only one condition. */
  areByOne: boolean;
  /** The number the same search finds outside the part of the map it is limited to; 0 without such a part. */
  outsideArea: number;
  /** The number it finds however long the ways take; 0 while none is limited. */
  anyRoad: number;
  /** The number it finds in all places; 0 when it looks everywhere already. */
  everywhere: number;
  /** When nothing at all is on sale in the places: the nearest cities where something is. */
  cities: NearCity[];
}
