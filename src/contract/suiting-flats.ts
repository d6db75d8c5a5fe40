import type { z } from 'zod';
import type { RoomsBucket } from '#domain/listing/rooms-bucket.ts';
import { ComplexId, type Flat, type Media, type Range } from './catalog.ts';
import { SearchFilters } from './search-filters.ts';

export const SuitingFlatsInput = ComplexId.extend({ filters: SearchFilters });
export type SuitingFlatsInput = z.infer<typeof SuitingFlatsInput>;

/** How many flats of one rooms bucket, their areas in m² and their prices in roubles. */
export interface RoomsFigures {
  rooms: RoomsBucket;
  flatsCount: number;
  area: Range;
  priceRange: Range;
}

/** What of a complex is on sale and suits a search. */
export interface SuitingFlats {
  /** Cheapest first, at most 6 of each rooms bucket. */
  flats: Flat[];
  /** Pictures of those flats. */
  media: Media[];
  /** Figures of all that suit; buckets without any are left out. */
  figures: RoomsFigures[];
}
