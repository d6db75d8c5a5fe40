import { formatNumber } from '#domain/money/format-number.ts';
import { NBSP } from './nbsp.ts';
import { plural } from './plural.ts';

const MONTHS_IN_YEAR = 12;

/** A term in whole months as text: '20 лет', '1 год 6 мес.', '6 мес.'. */
export function periodText(months: number): string {
  const years = Math.floor(months / MONTHS_IN_YEAR);
  const rest = months % MONTHS_IN_YEAR;
  const yearsText = `${formatNumber(years)}${NBSP}${plural(years, 'год', 'года', 'лет')}`;
  const monthsText = `${rest}${NBSP}мес.`;
  if (rest === 0 && years > 0) return yearsText;
  return years === 0 ? monthsText : `${yearsText} ${monthsText}`;
}
