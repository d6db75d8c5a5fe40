import type { DecimalInput } from '#domain/money/decimal.ts';
import { type CalcPolicy, DEFAULT_CALC_POLICY } from '../calc-policy.ts';
import { isOver, isUnder, measure } from '../evaluate/measure.ts';
import { loanAmount } from '../loan-amount.ts';
import type { Pair } from './offer-v1.ts';

/** Reasons why a programme does not match, in the order they are shown. */
export const PROGRAM_REASONS = [
  'yearsMin',
  'yearsMax',
  'valueRangeMin',
  'valueRangeMax',
  'initialPaymentMin',
  'initialPaymentMax',
  'interest',
] as const;

export type ProgramReason = (typeof PROGRAM_REASONS)[number];

/** A query of the first API version; an option left out checks nothing. */
export interface ProgramQuery {
  /** Roubles. */
  price?: DecimalInput | undefined;
  /** Share of the price, 0..1. */
  initialPayment?: DecimalInput | undefined;
  years?: DecimalInput | undefined;
  /** Yearly, 0..1: the highest rate the programme may have. */
  interest?: DecimalInput | undefined;
}

export interface ProgramBounds {
  years: Pair;
  /** The bounds of the loan, roubles. */
  valueRange: Pair;
  initialPayment: Pair;
  /** Yearly, 0..1. */
  interest: number;
}

/** Lists every reason against a programme; an empty list means that it matches. Ranges include their bounds. */
export function matchProgram(
  program: ProgramBounds,
  query: ProgramQuery,
  { programInterest }: CalcPolicy = DEFAULT_CALC_POLICY,
): ProgramReason[] {
  const { price, initialPayment, years, interest } = query;
  const hasLoan = price !== undefined && initialPayment !== undefined;
  const rateRange: Pair = programInterest === 'ceiling' ? [program.interest, null] : [null, program.interest];
  const failing: Record<ProgramReason, boolean> = {
    ...sides('years', years, program.years),
    ...sides('valueRange', hasLoan ? loanAmount(price, initialPayment) : undefined, program.valueRange),
    ...sides('initialPayment', initialPayment, program.initialPayment),
    interest: isOutside(interest, rateRange),
  };
  return PROGRAM_REASONS.filter((reason) => failing[reason]);
}

type Bounded = 'years' | 'valueRange' | 'initialPayment';

function sides(option: Bounded, value: DecimalInput | undefined, [from, to]: Pair) {
  return {
    [`${option}Min`]: isOutside(value, [from, null]),
    [`${option}Max`]: isOutside(value, [null, to]),
  } as Record<`${Bounded}Min` | `${Bounded}Max`, boolean>;
}

function isOutside(value: DecimalInput | undefined, [from, to]: Pair): boolean {
  if (value === undefined) return false;
  const measured = measure(value);
  return isUnder(measured, { from, to }) || isOver(measured, { from, to });
}
