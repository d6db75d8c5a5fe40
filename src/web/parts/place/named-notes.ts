import type { FoundSuggestion, NearbySuggestion } from '#contract/suggest.ts';
import { countListings } from '#domain/text/count-phrase.ts';
import { NBSP } from '#domain/text/nbsp.ts';

/** Says where a suggestion is and how much it finds: 'Москва · 12 объявлений'. */
export function noteOf({ where, flatsCount, isAlone }: FoundSuggestion): string {
  const found = `${countListings(flatsCount)}${isAlone ? ' без других условий' : ''}`;
  return [where, found].filter(Boolean).join(' · ');
}

/** Says how far around an address it looks and what is there: 'до 2 км: 12 объявлений'. */
export function noteNearby({ radiusKm, flatsCount, isOwn }: NearbySuggestion): string {
  const within = `до${NBSP}${radiusKm}${NBSP}км: ${countListings(flatsCount)}`;
  return [within, isOwn && `по${NBSP}нашему справочнику`].filter(Boolean).join(' · ');
}
