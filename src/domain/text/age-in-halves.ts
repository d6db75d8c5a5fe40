import { Decimal } from '#domain/money/decimal.ts';
import { formatNumber } from '#domain/money/format-number.ts';
import { NBSP } from './nbsp.ts';
import { plural } from './plural.ts';

/** An age rounded to half years, halves up: '1 год', '1,5 года', '2 года', '5 лет'. */
export function ageInHalves(years: number): string {
  const halves = new Decimal(years).times(2).toDecimalPlaces(0);
  const age = halves.dividedBy(2);
  return `${formatNumber(age, { decimals: 1 })}${NBSP}${plural(age.toNumber(), 'год', 'года', 'лет')}`;
}
