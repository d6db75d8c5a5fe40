import type { Decimal, DecimalInput } from '#domain/money/decimal.ts';
import { annuityPayment, monthlyRate } from './annuity.ts';
import { CALCULATOR_DEFAULTS, ILLUSTRATIVE_RATE } from './calculator-defaults.ts';
import { initialPaymentAmount, loanAmount } from './loan-amount.ts';
import { termMonths } from './term-months.ts';

export interface PaymentTerms {
  /** Share of the price, 0..1. */
  initialPayment?: DecimalInput;
  years?: DecimalInput;
  /** Yearly, 0..1. */
  rate?: DecimalInput;
}

/** Every number that leads from a price to a monthly payment, in the order «Как посчитали» tells them. */
export interface PaymentExplanation {
  /** Roubles, as given. */
  price: DecimalInput;
  /** Share of the price, 0..1. */
  initialPayment: DecimalInput;
  /** Roubles. */
  initialPaymentAmount: Decimal;
  /** Roubles. */
  loan: Decimal;
  /** Yearly, 0..1. */
  rate: DecimalInput;
  monthlyRate: Decimal;
  months: number;
  /** Roubles a month. */
  payment: Decimal;
}

/** The monthly payment for a price in roubles and how it came about; terms left out are the calculator's defaults. */
export function paymentFromPrice(price: DecimalInput, terms: PaymentTerms = {}): PaymentExplanation {
  const {
    initialPayment = CALCULATOR_DEFAULTS.initialPayment,
    years = CALCULATOR_DEFAULTS.years,
    rate = ILLUSTRATIVE_RATE,
  } = terms;
  const loan = loanAmount(price, initialPayment);
  const months = termMonths(years);
  return {
    price,
    initialPayment,
    initialPaymentAmount: initialPaymentAmount(price, initialPayment),
    loan,
    rate,
    monthlyRate: monthlyRate(rate),
    months,
    payment: annuityPayment(loan, rate, months),
  };
}
