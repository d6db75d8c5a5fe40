import { Decimal, type DecimalInput } from '#domain/money/decimal.ts';
import { monthlyRate } from '../annuity.ts';
import { annuityKopecks } from '../loan/annuity-kopecks.ts';
import { interestRate } from '../loan/interest-rate.ts';
import { toKopecks } from '../loan/kopecks.ts';

/** A hundred years: no loan is longer. */
const LONGEST_MONTHS = 1200;

export interface LoanAndPayment {
  /** Roubles. */
  loan: DecimalInput;
  /** Yearly, 0..1. */
  rate: DecimalInput;
  /** Roubles a month. */
  payment: DecimalInput;
}

/**
 * The fewest months whose level payment is at most the given one; null if it never covers more than the
 * interest.
 */
export function termFromPayment({ loan, rate, payment }: LoanAndPayment): number | null {
  const loanKopecks = toKopecks(loan);
  const limitKopecks = new Decimal(payment).times(100).floor().toNumber();
  const yearly = interestRate(rate);
  const isEnough = (months: number) => annuityKopecks(loanKopecks, yearly, months) <= limitKopecks;
  // A payment of the interest alone never ends; only its rounding could make it look enough.
  const interest = monthlyRate(rate).times(loan);
  const neverEnds = !interest.isZero() && interest.greaterThanOrEqualTo(payment);
  if (neverEnds || !isEnough(LONGEST_MONTHS)) return null;
  let tooShort = 0;
  let enough = LONGEST_MONTHS;
  while (enough - tooShort > 1) {
    const middle = Math.floor((tooShort + enough) / 2);
    if (isEnough(middle)) enough = middle;
    else tooShort = middle;
  }
  return enough;
}
