/**
 * ПСК in percent a year with three decimals, halves up: rate of a base period × periods in a year × 100
 * (Federal Law 353-FZ of 21.12.2013, art. 6, pt 2).
 */
export function pskPercent(ratePerPeriod: number, periodsPerYear: number): number {
  return Math.round(ratePerPeriod * periodsPerYear * 100_000) / 1_000;
}
