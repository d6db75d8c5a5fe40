import { CALCULATOR_BOUNDS } from '../calculator-defaults.ts';
import {
  BUYER_PROGRAMS,
  type BuyerProgram,
  type BuyerTerms,
  DEFAULT_TERMS,
  type DownPayment,
  MAX_DOWN_ROUBLES,
} from './buyer-terms.ts';

const NO_PROGRAM = 'none';
const BY_FIRST = 'byFirst';

/**
 * Terms as addresses and browsers carry them, in one spelling: 'down3000000,years25,family,it', 'down20.5p,none'.
 * A field that is as by default is left out; undefined when all are.
 */
export function writeTerms({ down, years, programs, isByFirst }: BuyerTerms): string | undefined {
  const codes = [
    ...(isSame(down, DEFAULT_TERMS.down) ? [] : [writeDown(down)]),
    ...(years === DEFAULT_TERMS.years ? [] : [`years${years}`]),
    ...(programs === null ? [] : programs.length === 0 ? [NO_PROGRAM] : ordered(programs)),
    ...(isByFirst ? [BY_FIRST] : []),
  ];
  return codes.join(',') || undefined;
}

/** The terms a text names; whatever cannot be read is as by default, and of two that contradict the first counts. */
export function readTerms(text: string | undefined): BuyerTerms {
  const codes = (text ?? '')
    .slice(0, MAX_TERMS_LENGTH)
    .split(',')
    .map((code) => code.trim());
  const named = ordered(codes);
  return {
    down: firstOf(codes, readDown) ?? DEFAULT_TERMS.down,
    years: firstOf(codes, readYears) ?? DEFAULT_TERMS.years,
    programs: named.length > 0 ? named : codes.includes(NO_PROGRAM) ? [] : null,
    isByFirst: codes.includes(BY_FIRST),
  };
}

/** Longer than all codes together. */
export const MAX_TERMS_LENGTH = 200;

function ordered(codes: readonly string[]): BuyerProgram[] {
  return BUYER_PROGRAMS.filter((program) => codes.includes(program));
}

function firstOf<Value>(
  codes: readonly string[],
  read: (code: string) => Value | undefined,
): Value | undefined {
  for (const code of codes) {
    const value = read(code);
    if (value !== undefined) return value;
  }
  return undefined;
}

/** The first payment as a code: 'down3000000', 'down20.5p'. */
export function writeDown(down: DownPayment): string {
  return 'share' in down ? `down${percentOf(down.share)}p` : `down${down.roubles}`;
}

/** Shares have three decimals at most, so the percent of one is a tenth exactly. */
function percentOf(share: number): number {
  return Math.round(share * 1_000) / 10;
}

/** The first payment a code names; undefined for any other code. */
export function readDown(code: string): DownPayment | undefined {
  const [, digits, percent] = /^down(\d{1,9}(?:\.\d)?)(p?)$/.exec(code) ?? [];
  if (digits === undefined) return undefined;
  if (percent) {
    const share = Math.round(Number(digits) * 10) / 1_000;
    return share <= CALCULATOR_BOUNDS.initialPayment.max ? { share } : undefined;
  }
  const roubles = Number(digits);
  return Number.isInteger(roubles) && roubles <= MAX_DOWN_ROUBLES ? { roubles } : undefined;
}

/** The term a code names, whole years; undefined for any other code. */
export function readYears(code: string): number | undefined {
  const { min, max } = CALCULATOR_BOUNDS.years;
  const years = Number(/^years(\d{1,2})$/.exec(code)?.[1]);
  return years >= min && years <= max ? years : undefined;
}

function isSame(one: DownPayment, other: DownPayment): boolean {
  return writeDown(one) === writeDown(other);
}
