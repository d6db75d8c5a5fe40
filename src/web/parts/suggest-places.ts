import {
  SUGGESTION_CATEGORIES,
  SUGGESTION_CATEGORY_LABELS,
  type Suggestion,
  suggest,
} from '#domain/catalog/suggestions.ts';
import type { ComboboxGroup } from '#ui/Combobox/combobox-options.ts';
import type { RouterContext } from '../router.tsx';
import { knownPlacesQuery } from './known-places-query.ts';

interface Asked {
  query: string;
  /** Codes of the places searched in; 'all' for everywhere. */
  location: string;
  isUae: boolean;
}

/** What the letters typed may mean around places, in groups; the value of an option is its Suggestion as JSON. */
export async function suggestPlaces(context: RouterContext, asked: Asked): Promise<ComboboxGroup[]> {
  const { query, location, isUae } = asked;
  const known = await context.queryClient.ensureQueryData(knownPlacesQuery(context, location));
  const suggestions = suggest(query, known, { isUae });
  return SUGGESTION_CATEGORIES.map((category) => ({
    label: SUGGESTION_CATEGORY_LABELS[category],
    options: suggestions.filter((suggestion) => suggestion.category === category).map(optionOf),
  })).filter(({ options }) => options.length > 0);
}

function optionOf(suggestion: Suggestion) {
  return { value: JSON.stringify(suggestion), label: suggestion.name };
}
