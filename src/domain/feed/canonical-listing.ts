import type { GeoPoint } from '#domain/geo/point.ts';
import type { BuildingState } from '#domain/listing/building-state.ts';
import type { FlatStatus } from '#domain/listing/flat-status.ts';
import type { Material } from '#domain/listing/material.ts';
import type { Parking } from '#domain/listing/parking.ts';
import type { Renovation } from '#domain/listing/renovation.ts';
import type { RoomsBucket } from '#domain/listing/rooms-bucket.ts';
import type { Currency } from '#domain/money/currency.ts';
import type { IsoDate } from '#domain/time/iso-date.ts';
import type { HandoverTerm } from '#domain/time/quarter.ts';

export interface CanonicalAddress {
  country: string | null;
  region: string | null;
  /** A district of the region («Ярославский район»). */
  district: string | null;
  city: string | null;
  /** A place that is not a city («пос. Новый Лог»). */
  settlement: string | null;
  /** A part of the city («Хамовники»). */
  cityArea: string | null;
  street: string | null;
  house: string | null;
  /** The address line of the feed, without the flat number. */
  text: string | null;
  point: GeoPoint | null;
}

/** The developer is always a company, never a person. */
export interface CanonicalDeveloper {
  name: string;
  /** The phone in its stored form, +7XXXXXXXXXX. */
  phone: string | null;
  siteUrl: string | null;
  logoUrl: string | null;
}

export interface CanonicalMetro {
  name: string;
  minutesFoot: number | null;
  minutesCar: number | null;
}

export interface ProgressPhoto {
  url: string;
  /** The day, or the first one of the month. */
  takenOn: IsoDate;
}

export interface CanonicalFlat {
  /** Unique inside the feed and stable between its exports. */
  externalId: string;
  /** The number on the door; repeats across sections and houses, never a key alone. */
  number: string | null;
  section: string | null;
  floor: number;
  floorsTotal: number | null;
  rooms: RoomsBucket;
  studio: boolean;
  openPlan: boolean;
  apartments: boolean;
  areaM2x100: number;
  livingAreaM2x100: number | null;
  kitchenAreaM2x100: number | null;
  /** Whole roubles; null while a foreign price awaits a rate. */
  priceRub: number | null;
  /** Whole units of the original currency. */
  originalPrice: number;
  originalCurrency: Currency;
  /** Whole units of the original currency, below originalPrice. */
  discountPrice: number | null;
  renovation: Renovation | null;
  /** The feed's own word for the finish, kept because the dialects' lists are short. */
  renovationText: string | null;
  balcony: boolean;
  loggia: boolean;
  ceilingHeightCm: number | null;
  status: FlatStatus;
  fromDeveloper: boolean;
  /** Переуступка: the seller is the first buyer, not the developer. */
  reassignment: boolean;
  planUrls: string[];
  photoUrls: string[];
  description: string | null;
  /** How the developer takes the price by parts, in the words of the feed. */
  paymentPlan: string | null;
  /** Line of the feed file, 1-based; not part of the fingerprint. */
  line: number;
}

export interface CanonicalHouse {
  /** Unique inside the feed and stable between its exports. */
  key: string;
  name: string | null;
  externalIds: ExternalIds;
  address: CanonicalAddress;
  floors: number | null;
  buildingState: BuildingState;
  /** The feed does not say it: it was guessed from the term, or for want of one. */
  stateIsGuess: boolean;
  handover: HandoverTerm | null;
  material: Material | null;
  photoUrls: string[];
  /** It is empty when the flats were streamed to a sink; see `refs`. */
  flats: CanonicalFlat[];
  /** The house handles that streamed flats carried. */
  refs: number[];
}

export interface CanonicalComplex {
  /** Unique inside the feed and stable between its exports. */
  key: string;
  name: string;
  /** Whether the name was made from the address, because the feed gave none: an admin should confirm it. */
  nameIsGuess: boolean;
  externalIds: ExternalIds;
  developer: CanonicalDeveloper | null;
  address: CanonicalAddress;
  description: string | null;
  metros: CanonicalMetro[];
  parking: Parking[];
  amenities: Amenity[];
  photoUrls: string[];
  /** Photos of a house that is being built. */
  progressPhotos: ProgressPhoto[];
  videoUrls: string[];
  houses: CanonicalHouse[];
}

/** Amenities a dialect can state about a whole complex. */
export type Amenity = 'security' | 'fencedArea' | 'sportsGround' | 'playground' | 'school' | 'kindergarten';

/** Ids of the same thing in the portals' own directories. */
export interface ExternalIds {
  yandex?: string;
  cian?: string;
  domclick?: string;
  /** Numbers of houses in directories that are no map: a person tells which house of ours each of them is. */
  avito?: string;
  profitbase?: string;
}
