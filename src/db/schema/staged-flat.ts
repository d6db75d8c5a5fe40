import type { RoomsBucket } from '#domain/listing/rooms-bucket.ts';
import type { Currency } from '#domain/money/currency.ts';

/** One flat of a reading on its way into the catalogue; field names are the staging table's columns. */
export interface StagedFlat {
  external_id: string;
  house_ref: number;
  facts: string;
  photos: string;
  number: string | null;
  section: string | null;
  floor: number;
  floors_total: number | null;
  rooms: RoomsBucket;
  area_m2_x100: number;
  living_area_m2_x100: number | null;
  kitchen_area_m2_x100: number | null;
  ceiling_height_cm: number | null;
  price: number | null;
  original_price: number;
  original_currency: Currency;
  renovation: string | null;
  apartments: boolean;
  balcony: boolean;
  logia: boolean;
  from_developer: boolean;
  status: string;
  description: string | null;
  plan_urls: string[];
  photo_urls: string[];
  line: number;
}

/** An offer as it came, wherever its house is. */
export type StagedOffer = Omit<StagedFlat, 'house_ref'>;
