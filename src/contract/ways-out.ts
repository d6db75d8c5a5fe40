import { z } from 'zod';
import type { SearchFilters } from '#domain/catalog/filters/search-filters.ts';
import { SearchInput } from './catalog.ts';
import type { NearCity } from './search-figures.ts';

/** A search that found nothing, as somebody sees it: its unit and how sums are told. */
export const WaysOutInput = SearchInput.extend({
  complexes: z.boolean().default(false),
  lens: z.enum(['price', 'payment']).default('price'),
});
export type WaysOutInput = z.infer<typeof WaysOutInput>;

/** The same search made easier, in words, and how many flats or complexes it finds: at least one. */
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
  /** Every way changes one condition. */
  areByOne: boolean;
  /** What the same search finds outside the part of the map it is limited to; 0 without such a part. */
  outsideArea: number;
  /** What it finds in all places; 0 where it looks everywhere already. */
  everywhere: number;
  /** For places where nothing at all is on sale: the nearest cities where something is. */
  cities: NearCity[];
}
