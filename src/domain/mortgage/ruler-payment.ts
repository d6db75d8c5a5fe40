import type { Decimal, DecimalInput } from '#domain/money/decimal.ts';
import { annuityPayment } from './annuity.ts';
import { CALCULATOR_DEFAULTS, RULER_RATE } from './calculator-defaults.ts';
import { loanAmount } from './loan-amount.ts';
import { termMonths } from './term-months.ts';

/**
 * The mark in roubles a month that stands beneath a price on the ruler: one scale for all prices and places. What a
 * listing really costs a month is asked of banks' offers.
 */
export function rulerPayment(price: DecimalInput): Decimal {
  const { initialPayment, years } = CALCULATOR_DEFAULTS;
  return annuityPayment(loanAmount(price, initialPayment), RULER_RATE, termMonths(years));
}
