import type { IsoDate } from '#domain/time/iso-date.ts';

/** The facts about a flat that decide which mortgages it can have and what they cost. */
export interface PricedPlace {
  /** Roubles; null when the price is shown only on request. */
  price: number | null;
  /** Null when the dictionary of places does not know the address. */
  regionId: number | null;
  cityId: number | null;
  complexId: number;
  developerCompanyId: number;
  /** The day on which the house, or every house of the complex, is handed over; null without one such day. */
  handoverDate: IsoDate | null;
}
