import { formatNumber } from '../money/format-number.ts';
import { NBSP } from './nbsp.ts';
import { plural } from './plural.ts';

/** A grouped number, a no-break space and the noun in its form: '2 316 объявлений'. */
export function countPhrase(count: number, one: string, few: string, many: string): string {
  return `${formatNumber(count)}${NBSP}${plural(count, one, few, many)}`;
}

/** '1 квартира', '2 квартиры', '214 квартир'. */
export function countFlats(count: number): string {
  return countPhrase(count, 'квартира', 'квартиры', 'квартир');
}

/** '1 квартиру', '2 квартиры', '214 квартир': what somebody sold or took away. */
export function countFlatsTaken(count: number): string {
  return countPhrase(count, 'квартиру', 'квартиры', 'квартир');
}

/** '1 жилой комплекс', '2 жилых комплекса', '5 жилых комплексов'. */
export function countComplexes(count: number): string {
  return countPhrase(count, 'жилой комплекс', 'жилых комплекса', 'жилых комплексов');
}

/** '1 объявление', '2 объявления', '0 объявлений'. */
export function countListings(count: number): string {
  return countPhrase(count, 'объявление', 'объявления', 'объявлений');
}
