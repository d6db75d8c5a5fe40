import { z } from 'zod';
import { REALTOR_COUNTRIES, type RealtorCountry } from '#domain/landing/landings.ts';
import type { Currency } from '#domain/money/currency.ts';
import type { IsoDate } from '#domain/time/iso-date.ts';

export const RealtorCountryInput = z.object({
  country: z.enum(Object.keys(REALTOR_COUNTRIES) as [RealtorCountry, ...RealtorCountry[]]),
});

export type RealtorCountryInput = z.infer<typeof RealtorCountryInput>;

/** What realtors are told of a country: only what the catalogue knows. */
export interface RealtorCountryFacts {
  /** On sale now. */
  flats: number;
  complexes: number;
  /** When the newest of the listings was checked; null without any. */
  confirmedAt: Date | null;
  /** The least price of a flat; null where none is told. */
  cheapest: { price: number; originalPrice: number | null; originalCurrency: Currency } | null;
  /** Roubles for one unit of the currency deals are made in, since a day; null while nobody told it. */
  rate: { currency: Currency; roubles: number; asOf: IsoDate } | null;
}
