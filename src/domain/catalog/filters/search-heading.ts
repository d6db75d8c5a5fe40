import { inPlaces } from '#domain/geo/in-places.ts';
import { ROOMS_OPTIONS, ROOMS_SHORT_LABELS, type RoomsBucket } from '#domain/listing/rooms-bucket.ts';
import { NBSP } from '#domain/text/nbsp.ts';
import { type FilterNames, filterChips } from './filter-chips.ts';
import { paymentRangeText, priceRangeText } from './range-text.ts';
import type { SearchFilters } from './search-filters.ts';

export interface SearchWords {
  filters: SearchFilters;
  /** Names of the places searched in, as dictionaries write them. */
  places: readonly string[];
  now: Date;
  /** Names of things that filters hold by id. */
  names?: FilterNames;
  isComplexes?: boolean;
}

/** Conditions beyond rooms and price that a heading names; more would not be read. */
const MOST_CONDITIONS = 2;

/** Puts a search into one line: '1- и 2-комнатные до 16 млн ₽ в Москве: сдан'; `short` says '2-комн.'. */
export function searchHeading(
  { filters, places, now, names, isComplexes = false }: SearchWords,
  length: 'full' | 'short' = 'full',
): string {
  const rooms = filters.roomsCount ? roomsWords(filters.roomsCount, length) : '';
  const subject = isComplexes ? 'Жилые комплексы' : rooms || 'Новостройки';
  const price = filters.priceRange && priceRangeText(filters.priceRange);
  const payment = filters.payment && `с${NBSP}платежом ${paymentRangeText(filters.payment)}`;
  const line = [subject, price, payment, inPlaces(places)].filter(Boolean).join(' ');
  const others = filterChips(filters, now, names)
    .filter(({ name }) => name !== 'priceRange' && name !== 'payment')
    .filter(({ name }) => name !== 'roomsCount' || isComplexes)
    .map(({ label }) => label);
  const conditions = others.slice(0, MOST_CONDITIONS).join(', ');
  const more = others.length > MOST_CONDITIONS ? ` и${NBSP}ещё ${others.length - MOST_CONDITIONS}` : '';
  return conditions ? `${line}: ${conditions}${more}` : line;
}

/** 'Студии, 1- и 2-комнатные, многокомнатные' or 'Студии, 1- и 2-комн., 5+ комн.' */
function roomsWords(chosen: readonly RoomsBucket[], length: 'full' | 'short'): string {
  const ordered = ROOMS_OPTIONS.filter((option) => chosen.includes(option));
  const numbers = ordered.filter((option) => /^[1-4]$/.test(option));
  const word = length === 'full' ? 'комнатные' : 'комн.';
  const last = numbers.at(-1);
  const earlier = numbers.slice(0, -1).map((number) => `${number}-`);
  const numbered = last && `${earlier.length ? `${earlier.join(', ')} и${NBSP}` : ''}${last}-${word}`;
  const words = [
    chosen.includes('0') && 'студии',
    numbered,
    // '5+' takes no grammatical ending.
    chosen.includes('manyRooms') && (length === 'full' ? 'многокомнатные' : ROOMS_SHORT_LABELS.manyRooms),
    chosen.includes('openPlan') && 'свободная планировка',
  ];
  const text = words.filter(Boolean).join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
