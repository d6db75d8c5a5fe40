import { AppError } from '#domain/errors.ts';
import { Decimal, type DecimalInput } from '#domain/money/decimal.ts';
import { roundKopecks } from '#domain/money/round-kopecks.ts';
import { monthlyRate } from '../annuity.ts';

export interface PaymentTerms {
  /** Roubles a month. */
  payment: DecimalInput;
  /** Yearly, 0..1. */
  rate: DecimalInput;
  /** A whole number from 1. */
  months: number;
}

/**
 * Gives the loan in roubles, to the kopeck, whose level payment is the given one: P / k with k the payment of one
 * rouble. Counting the payment of that loan gives P exactly wherever k < 1: half a kopeck of loan is then less than
 * half a kopeck of payment.
 */
export function loanFromPayment(terms: PaymentTerms): Decimal {
  return roundKopecks(unroundedLoan(terms));
}

/**
 * Gives the price in roubles whose loan the payment affords when the share `initialPayment` (below 1) is paid at once.
 */
export function priceFromPayment(terms: PaymentTerms, initialPayment: DecimalInput): Decimal {
  const loanShare = new Decimal(1).minus(initialPayment);
  if (!loanShare.isPositive())
    throw new AppError('INVALID', `No price follows from a first payment of ${initialPayment}`);
  return roundKopecks(unroundedLoan(terms).dividedBy(loanShare));
}

/** Gives the price in roubles when the first payment is a sum of money. */
export function priceFromPaymentAndSum(terms: PaymentTerms, initialPaymentSum: DecimalInput): Decimal {
  return roundKopecks(loanFromPayment(terms).plus(initialPaymentSum));
}

function unroundedLoan({ payment, rate, months }: PaymentTerms): Decimal {
  if (!Number.isInteger(months) || months < 1)
    throw new AppError('INVALID', `Not a term in months: ${months}`);
  const monthly = monthlyRate(rate);
  if (monthly.isZero()) return new Decimal(payment).times(months);
  const growth = monthly.plus(1).pow(months);
  const paidShare = new Decimal(1).minus(new Decimal(1).dividedBy(growth));
  return new Decimal(payment).dividedBy(monthly.dividedBy(paidShare));
}
