import type { z } from 'zod';
import type { RoomsBucket } from '#domain/listing/rooms-bucket.ts';
import { ComplexId, type Media, type Range, type ShownFlat } from './catalog.ts';
import { SearchFilters } from './search-filters.ts';

export const SuitingFlatsInput = ComplexId.extend({ filters: SearchFilters });
export type SuitingFlatsInput = z.infer<typeof SuitingFlatsInput>;

/** Flats of one rooms bucket: their number, areas in m² and prices in roubles. */
export interface RoomsFigures {
  rooms: RoomsBucket;
  flatsCount: number;
  area: Range;
  priceRange: Range;
}

/** The flats of a complex that are on sale and suit a search. */
export interface SuitingFlats {
  /** Cheapest first, at most 6 of each rooms bucket. */
  flats: ShownFlat[];
  /** Pictures of `flats`. */
  media: Media[];
  /** Figures of all suiting flats; empty buckets are left out. */
  figures: RoomsFigures[];
}
