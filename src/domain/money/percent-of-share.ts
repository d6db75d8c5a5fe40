import { Decimal } from './decimal.ts';

/** A share as the percent people type, exactly: 0.0575 is 5.75. */
export function percentOfShare(share: number): number {
  return new Decimal(share).times(100).toNumber();
}

/** The percent people type as a share, exactly: 28.9 is 0.289. */
export function shareOfPercent(percent: number): number {
  return new Decimal(percent).dividedBy(100).toNumber();
}
