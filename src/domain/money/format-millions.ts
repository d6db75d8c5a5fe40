import { NBSP } from '#domain/text/nbsp.ts';
import { Decimal, type DecimalInput } from './decimal.ts';
import { formatNumber } from './format-number.ts';

const MILLION = 1_000_000;
const EN_DASH = '–';

/** Roubles in millions with one decimal, halves up: '12,3 млн ₽', and '12 млн ₽' without ',0'. */
export function formatMillions(roubles: DecimalInput): string {
  return withUnit(formatNumber(inMillions(roubles), { decimals: 1 }));
}

/** A range in millions, '9,4–12,0 млн ₽': both ends carry the decimal as soon as one of them has it. */
export function formatMillionsRange(fromRoubles: DecimalInput, toRoubles: DecimalInput): string {
  const from = inMillions(fromRoubles);
  const to = inMillions(toRoubles);
  if (from.equals(to)) return formatMillions(fromRoubles);
  const minDecimals = from.isInteger() && to.isInteger() ? 0 : 1;
  const format = { decimals: 1, minDecimals };
  return withUnit(`${formatNumber(from, format)}${EN_DASH}${formatNumber(to, format)}`);
}

function inMillions(roubles: DecimalInput): Decimal {
  return new Decimal(roubles).dividedBy(MILLION).toDecimalPlaces(1);
}

function withUnit(text: string): string {
  return `${text}${NBSP}млн${NBSP}₽`;
}
