import { z } from 'zod';
import type { Suggestion } from '#domain/catalog/suggestions.ts';
import { LocationInput } from './location.ts';
import { SearchFilters } from './search-filters.ts';

/** A name is picked from the list long before so many letters are typed. */
const MAX_TYPED = 100;

export const SuggestInput = z.object({
  query: z.string().max(MAX_TYPED),
  filters: SearchFilters.default({}),
  location: LocationInput.optional(),
});
export type SuggestInput = z.infer<typeof SuggestInput>;

/** A suggestion that finds something. */
export interface FoundSuggestion extends Suggestion {
  /** The number of flats it finds with the other conditions of the search, or without them where they leave none. */
  flatsCount: number;
  /** Whether it finds flats only without the other conditions. */
  isAlone: boolean;
  /** The name of the place it leads to, when that lies outside the places searched in. */
  where: string | null;
}

export const NearbyInput = z.object({
  query: z.string().max(MAX_TYPED),
  filters: SearchFilters.default({}),
});
export type NearbyInput = z.infer<typeof NearbyInput>;

/** A typed address that nothing on sale bears, with what is on sale around it. */
export interface NearbySuggestion {
  /** The address as a directory writes it. */
  name: string;
  /** The part of the map to search in, as addresses of pages write it. */
  area: string;
  /** How far around the address that part reaches. */
  radiusKm: number;
  flatsCount: number;
  /** Whether the address comes from our own dictionaries, because no vendor answered. */
  isOwn: boolean;
}
