import { AppError } from '#domain/errors.ts';
import { Decimal, type DecimalInput } from '#domain/money/decimal.ts';
import { roundKopecks } from '#domain/money/round-kopecks.ts';

/** The rate of one month: the yearly rate 0..1 divided by twelve before anything else. */
export function monthlyRate(yearlyRate: DecimalInput): Decimal {
  return new Decimal(yearlyRate).dividedBy(12);
}

/**
 * The level monthly payment of a loan, roubles rounded half up to kopecks:
 * L·i / (1 − 1/(1+i)^n) with i = rate/12, and L/n without interest. `months` is a whole number from 1,
 * otherwise INVALID is thrown.
 */
export function annuityPayment(loan: DecimalInput, yearlyRate: DecimalInput, months: number): Decimal {
  if (!Number.isInteger(months) || months < 1)
    throw new AppError('INVALID', `Not a term in months: ${months}`);
  const rate = monthlyRate(yearlyRate);
  if (rate.isZero()) return roundKopecks(new Decimal(loan).dividedBy(months));
  const growth = rate.plus(1).pow(months);
  const paidShare = new Decimal(1).minus(new Decimal(1).dividedBy(growth));
  return roundKopecks(new Decimal(loan).times(rate).dividedBy(paidShare));
}
