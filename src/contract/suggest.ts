import { z } from 'zod';
import type { Suggestion } from '#domain/catalog/suggestions.ts';
import { LocationInput } from './location.ts';
import { SearchFilters } from './search-filters.ts';

/** Nobody types more of a name before picking it. */
const MAX_TYPED = 100;

/** What was typed into the search field of a search. */
export const SuggestInput = z.object({
  query: z.string().max(MAX_TYPED),
  filters: SearchFilters.default({}),
  location: LocationInput.optional(),
});
export type SuggestInput = z.infer<typeof SuggestInput>;

/** A suggestion that finds something. */
export interface FoundSuggestion extends Suggestion {
  /** How many flats it finds with the other conditions of the search, or alone where those find nothing there. */
  flatsCount: number;
  /** Only without the other conditions does it find anything. */
  isAlone: boolean;
  /** What the place it leads to is called, when that lies outside those searched in. */
  where: string | null;
}
