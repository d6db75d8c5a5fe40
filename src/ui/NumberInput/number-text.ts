import { Decimal } from '#domain/money/decimal.ts';
import { decimalText } from '#domain/money/decimal-text.ts';
import { formatNumber } from '#domain/money/format-number.ts';
import { spellOutDigits } from '#domain/money/spell-out-digits.ts';

export interface NumberRules {
  min?: number;
  max?: number;
  /** Digits in all, spaces and the comma not counted; 10 by default. */
  maxDigits?: number;
  /** Digits after the comma, the rest is rounded half up; 2 by default. */
  roundDigits?: number;
  /** An empty field means 0 instead of nothing. */
  noEmpty?: boolean;
  /** A minus in front stays, for a page to answer it; without it there are no negative numbers. */
  signed?: boolean;
}

const DEFAULT_MAX_DIGITS = 10;
const DEFAULT_ROUND_DIGITS = 2;

/**
 * What stays of typed or pasted text: digits and one comma (a dot becomes it), no leading zero, no digit over
 * the limit, and a leading minus where signs are kept. Pasted millions and thousands are spelled out. Digits after
 * the comma are left for `readNumber` to round.
 */
export function cleanNumberText(raw: string, rules: NumberRules = {}): string {
  const { maxDigits = DEFAULT_MAX_DIGITS, roundDigits = DEFAULT_ROUND_DIGITS, signed = false } = rules;
  const sign = signed && /^\s*[-\u2212]/.test(raw) ? '-' : '';
  const [head = '', ...tail] = spellOutDigits(raw)
    .replaceAll('.', ',')
    .replace(/[^\d,]/g, '')
    .split(',');
  const whole = head.replace(/^0+(?=\d)/, '').slice(0, maxDigits);
  if (tail.length === 0 || roundDigits === 0) return sign + whole;
  return `${sign}${whole},${tail.join('').slice(0, maxDigits - whole.length)}`;
}

/**
 * The number a text stands for, rounded but not yet clamped; null for nothing.
 * A JS number holds up to 15 digits exactly; a field takes 10 unless told otherwise.
 */
export function readNumber(text: string, rules: NumberRules = {}): number | null {
  const { roundDigits = DEFAULT_ROUND_DIGITS, noEmpty = false } = rules;
  const clean = cleanNumberText(text, rules);
  if (!/\d/.test(clean)) return noEmpty ? 0 : null;
  return new Decimal(clean.replace(',', '.')).toDecimalPlaces(roundDigits).toNumber();
}

/** The value a field settles on when it is left: read, then put between min and max. */
export function settleNumber(text: string, rules: NumberRules = {}): number | null {
  const value = readNumber(text, rules);
  if (value === null) return null;
  const { min = -Infinity, max = Infinity } = rules;
  return Math.min(Math.max(value, min), max);
}

/** The text of a field being edited: no spaces, so that digits can be deleted one by one. */
export function editNumberText(value: number | null): string {
  return value === null ? '' : decimalText(value).replace('.', ',');
}

/** The text of a field at rest: thousands grouped by a no-break space. */
export function restNumberText(value: number | null, rules: NumberRules = {}): string {
  return value === null ? '' : formatNumber(value, { decimals: rules.roundDigits ?? DEFAULT_ROUND_DIGITS });
}
