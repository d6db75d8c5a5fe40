import { Decimal, type DecimalInput } from '../money/decimal.ts';

/** The price of a policy for a year, whole roubles, halves up: the debt by a tariff in percents a year. */
export function insurancePremium(debtRoubles: DecimalInput, tariffPercent: DecimalInput): number {
  return new Decimal(debtRoubles).times(tariffPercent).dividedBy(100).toDecimalPlaces(0).toNumber();
}
