import { formatNumber } from '#domain/money/format-number.ts';
import { NBSP } from './nbsp.ts';
import { plural } from './plural.ts';

/** A grouped number, a no-break space and the noun in its form: '2 316 объявлений'. */
export function countPhrase(count: number, one: string, few: string, many: string): string {
  return `${formatNumber(count)}${NBSP}${plural(count, one, few, many)}`;
}
