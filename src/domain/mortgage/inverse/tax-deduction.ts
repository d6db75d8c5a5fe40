import { Decimal, type DecimalInput } from '#domain/money/decimal.ts';
import { roundKopecks } from '#domain/money/round-kopecks.ts';

const TAX_RATE = 0.13;
const PRICE_LIMIT = 2_000_000;
const INTEREST_LIMIT = 3_000_000;

export interface TaxDeduction {
  /** The refund for the price, roubles. */
  price: Decimal;
  /** Roubles back for the interest paid. */
  interest: Decimal;
}

/**
 * The income tax one buyer may get back (Tax Code art. 220, pt 1.3 and 1.4): 13 % of the price up to 2 mln
 * and of the interest paid up to 3 mln roubles. Those taxed at a higher bracket get more, so it is shown as
 * «до».
 */
export function taxDeduction(price: DecimalInput, interestPaid: DecimalInput): TaxDeduction {
  return {
    price: roundKopecks(Decimal.min(price, PRICE_LIMIT).times(TAX_RATE)),
    interest: roundKopecks(Decimal.min(interestPaid, INTEREST_LIMIT).times(TAX_RATE)),
  };
}
