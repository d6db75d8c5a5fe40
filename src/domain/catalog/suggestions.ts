import type { LocationCode } from '#domain/geo/location-code.ts';

/** What a suggestion leads to, in the order they are shown. */
export const SUGGESTION_CATEGORIES = [
  'cityOrRegion',
  'metro',
  'complex',
  'cityArea',
  'settlement',
  'address',
] as const;

export type SuggestionCategory = (typeof SUGGESTION_CATEGORIES)[number];

export const SUGGESTION_CATEGORY_LABELS: Record<SuggestionCategory, string> = {
  cityOrRegion: 'Города и регионы',
  metro: 'Метро',
  complex: 'Жилые комплексы',
  cityArea: 'Районы',
  settlement: 'Населённые пункты',
  address: 'Адреса',
};

/** Areas and settlements are found by name: their id is always 0. */
export interface Suggestion {
  name: string;
  category: SuggestionCategory;
  id: number;
  /** Cities and regions share a category and not their ids. */
  location?: LocationCode;
}

/** The most a category shows. */
export const SUGGESTIONS_PER_CATEGORY = 5;

/**
 * What the letters typed may mean, at most five of each category in the order of categories. A name fits when each word
 * typed begins one of its words; those that begin with what was typed come first, then the shorter.
 */
export function suggest(query: string, known: readonly Suggestion[], { isUae = false } = {}): Suggestion[] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  const typed = words.join(' ');
  const fitting = known
    .filter(({ category }) => !isUae || category !== 'metro')
    .flatMap((suggestion) => {
      const own = wordsOf(suggestion.name);
      const fits = words.every((word) => own.some((one) => one.startsWith(word)));
      return fits ? [{ suggestion, text: own.join(' ') }] : [];
    });
  return SUGGESTION_CATEGORIES.flatMap((category) =>
    fitting
      .filter(({ suggestion }) => suggestion.category === category)
      .sort((one, other) => rank(one.text, typed) - rank(other.text, typed))
      .slice(0, SUGGESTIONS_PER_CATEGORY)
      .map(({ suggestion }) => suggestion),
  );
}

function rank(text: string, typed: string): number {
  return (text.startsWith(typed) ? 0 : 1_000) + text.length;
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}
