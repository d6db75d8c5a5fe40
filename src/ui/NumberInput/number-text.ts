import { Decimal } from '#domain/money/decimal.ts';
import { decimalText } from '#domain/money/decimal-text.ts';
import { formatNumber } from '#domain/money/format-number.ts';
import { spellOutDigits } from '#domain/money/spell-out-digits.ts';
import { NBSP } from '#domain/text/nbsp.ts';

export interface NumberRules {
  min?: number;
  max?: number;
  /** The most digits in all, spaces and the comma not counted; 10 by default. */
  maxDigits?: number;
  /** Digits after the comma, to which the value is rounded half up; 2 by default. */
  roundDigits?: number;
  /** Whether an empty field means 0 instead of nothing. */
  noEmpty?: boolean;
  /** Whether a leading minus is kept, so that the page can refuse it; otherwise it is dropped. */
  signed?: boolean;
}

const DEFAULT_MAX_DIGITS = 10;
const DEFAULT_ROUND_DIGITS = 2;

/**
 * Cleans typed or pasted text: digits and one comma (a dot becomes it), no leading zero, no digit over the limit, and a
 * leading minus where signs are kept. Pasted millions and thousands are spelled out. Digits after the comma are left
 * for `readNumber` to round.
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
 * Reads the number of a text, rounded but not yet clamped; null for nothing. A JS number holds up to 15 digits exactly;
 * a field takes 10 unless told otherwise.
 */
export function readNumber(text: string, rules: NumberRules = {}): number | null {
  const { roundDigits = DEFAULT_ROUND_DIGITS, noEmpty = false } = rules;
  const clean = cleanNumberText(text, rules);
  if (!/\d/.test(clean)) return noEmpty ? 0 : null;
  return new Decimal(clean.replace(',', '.')).toDecimalPlaces(roundDigits).toNumber();
}

/** Gives the value a field has after it is left: read, then clamped between min and max. */
export function settleNumber(text: string, rules: NumberRules = {}): number | null {
  const value = readNumber(text, rules);
  if (value === null) return null;
  const { min = -Infinity, max = Infinity } = rules;
  return Math.min(Math.max(value, min), max);
}

/** Gives the text for editing: every digit of the value, grouped as it is at rest. */
export function editNumberText(value: number | null): string {
  return value === null ? '' : groupNumberText(decimalText(value).replace('.', ','));
}

/** Groups the thousands of a cleaned text: '12500000,5' is '12 500 000,5'. */
export function groupNumberText(clean: string): string {
  const [whole = '', ...tail] = clean.split(',');
  const characters = [...whole];
  const grouped = characters.map((character, at) => {
    const isLastOfThousands = character !== '-' && at < whole.length - 1 && (whole.length - at) % 3 === 1;
    return isLastOfThousands ? character + NBSP : character;
  });
  return [grouped.join(''), ...tail].join(',');
}

/** The place in a grouped text behind so many characters of the cleaned one. */
export function placeBehind(characters: number, grouped: string): number {
  let [place, left] = [0, characters];
  for (; left > 0 && place < grouped.length; place++) if (grouped[place] !== NBSP) left -= 1;
  return place;
}

/** Gives the text of a field without focus: thousands are grouped by a no-break space. */
export function restNumberText(value: number | null, rules: NumberRules = {}): string {
  return value === null ? '' : formatNumber(value, { decimals: rules.roundDigits ?? DEFAULT_ROUND_DIGITS });
}
