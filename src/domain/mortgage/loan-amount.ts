import { Decimal, type DecimalInput } from '#domain/money/decimal.ts';
import { roundKopecks } from '#domain/money/round-kopecks.ts';

/** The loan in roubles, price × (1 − initialPayment), rounded to kopecks here, before anything is computed from it. */
export function loanAmount(price: DecimalInput, initialPayment: DecimalInput): Decimal {
  return roundKopecks(new Decimal(price).times(new Decimal(1).minus(initialPayment)));
}

/** The first payment in roubles: what the loan leaves of the price, so that the two always add up. */
export function initialPaymentAmount(price: DecimalInput, initialPayment: DecimalInput): Decimal {
  return new Decimal(price).minus(loanAmount(price, initialPayment));
}
