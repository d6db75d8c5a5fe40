import type { Amenity } from '#domain/listing/amenity.ts';
import type { Material } from '#domain/listing/material.ts';
import type { Parking } from '#domain/listing/parking.ts';
import type { Renovation } from '#domain/listing/renovation.ts';
import type { RoomsBucket } from '#domain/listing/rooms-bucket.ts';
import type { Currency } from '#domain/money/currency.ts';
import type { Quarter } from '#domain/time/quarter.ts';

/** A flat on sale as the index reads it. */
export interface IndexedFlat {
  id: number;
  houseId: number;
  rooms: RoomsBucket;
  /** Whole roubles; null while its currency has no rate. */
  price: number | null;
  areaM2x100: number;
  floor: number | null;
  floorsTotal: number | null;
  apartments: boolean;
  balcony: boolean;
  loggia: boolean;
  fromDeveloper: boolean;
  closedBooking: boolean;
  renovation: Renovation | null;
  ceilingHeightCm: number | null;
  originalCurrency: Currency;
  /** Microseconds since 1970: what PostgreSQL can tell apart, the order can. */
  createdAtMicros: number;
}

export interface IndexedHouse {
  id: number;
  /** Two houses with equal texts have the same address. */
  address: string;
  settlement: string | null;
  cityArea: string | null;
  isFinished: boolean;
  handoverYear: number | null;
  handoverQuarter: Quarter | null;
  material: Material | null;
  metros: { metroId: number; minutesFoot: number | null; minutesCar: number }[];
  latitude: number | null;
  longitude: number | null;
}

export interface IndexedComplex {
  id: number;
  countryId: number | null;
  regionId: number | null;
  cityId: number | null;
  developerCompanyId: number;
  parking: Parking[];
  amenities: Amenity[];
  seaDistanceM: number | null;
  collectionIds: number[];
  /** All its houses, those with nothing on sale too: an address may be asked for by any of them. */
  houses: IndexedHouse[];
}
