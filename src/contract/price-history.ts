import type { RoomsBucket } from '#domain/listing/rooms-bucket.ts';
import type { Currency } from '#domain/money/currency.ts';
import type { IsoDate } from '#domain/time/iso-date.ts';

/** Medians of a day, in whole units of the currency. */
export interface PriceHistoryPoint {
  date: IsoDate;
  price: number;
  pricePerMeter: number;
  currency: Currency;
}

/** Days in their order; those on which nothing was on sale are left out. */
export type PriceHistory = Record<RoomsBucket | 'total', PriceHistoryPoint[]>;
