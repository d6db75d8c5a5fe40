import type { IsoDate } from '#domain/time/iso-date.ts';

/** What the mortgages of a flat depend on: what it costs, where it stands, who builds it and until when. */
export interface PricedPlace {
  /** Roubles; null is asked for. */
  price: number | null;
  /** Of the dictionary; null where it is not known. */
  regionId: number | null;
  cityId: number | null;
  complexId: number;
  developerCompanyId: number;
  /** When the house, or all houses of the complex, are ready; null when that is no one day. */
  handoverDate: IsoDate | null;
}
