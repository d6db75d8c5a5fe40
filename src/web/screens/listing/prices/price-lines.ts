import type { PriceHistory } from '#contract/price-history.ts';
import { ROOMS_BUCKETS, type RoomsBucket } from '#domain/listing/rooms-bucket.ts';
import { type Currency, type RoubleRates, toRoubles } from '#domain/money/currency.ts';

export type PriceMeasure = 'price' | 'pricePerMeter';

/** The price of flats of a bucket from a day on. */
export interface PriceStep {
  date: string;
  /** At the present rate. */
  roubles: number;
  /** In the currency it was quoted in. */
  original: number;
  currency: Currency;
}

export interface PriceLine {
  rooms: RoomsBucket;
  steps: PriceStep[];
}

/** A line for each bucket that was ever on sale, in roubles; without a rate a currency has no line. */
export function priceLines(
  history: PriceHistory,
  measure: PriceMeasure,
  rates: Partial<RoubleRates>,
): PriceLine[] {
  return ROOMS_BUCKETS.flatMap((rooms) => {
    const steps = history[rooms].flatMap(({ date, currency, [measure]: original }) =>
      rates[currency] === undefined
        ? []
        : [{ date, roubles: toRoubles(original, currency, rates as RoubleRates), original, currency }],
    );
    return steps.length > 0 ? [{ rooms, steps }] : [];
  });
}
