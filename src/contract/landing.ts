import { z } from 'zod';
import { REALTOR_COUNTRIES, type RealtorCountry } from '#domain/landing/landings.ts';
import type { Currency } from '#domain/money/currency.ts';
import type { IsoDate } from '#domain/time/iso-date.ts';

export const RealtorCountryInput = z.object({
  country: z.enum(Object.keys(REALTOR_COUNTRIES) as [RealtorCountry, ...RealtorCountry[]]),
});

export type RealtorCountryInput = z.infer<typeof RealtorCountryInput>;

/** Facts about a country on the page for realtors; all of them come from the catalogue. */
export interface RealtorCountryFacts {
  /** Flats on sale now. */
  flats: number;
  complexes: number;
  /** The latest confirmation of any listing; null without listings. */
  confirmedAt: Date | null;
  /** The lowest price of a flat; null where no price is known. */
  cheapest: { price: number; originalPrice: number | null; originalCurrency: Currency } | null;
  /** Roubles for one unit of the currency used in deals, with the date of the rate; null while there is no rate. */
  rate: { currency: Currency; roubles: number; asOf: IsoDate } | null;
}
