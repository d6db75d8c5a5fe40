import { z } from 'zod';
import { MAX_ID } from '#domain/catalog/filters/filter-limits.ts';
import { MAX_OBJECTS_PER_QUERY, MAX_START_FROM } from '#domain/catalog/page.ts';
import { COMPLEX_SORT_KEYS, SORT_KEYS } from '#domain/catalog/sort.ts';
import type { Area } from '#domain/geo/area.ts';
import { readArea } from '#domain/geo/area-text.ts';
import type { Address } from '#domain/listing/address.ts';
import type { BuildingState } from '#domain/listing/building-state.ts';
import type { ComfortClass } from '#domain/listing/comfort-class.ts';
import type { FlatStatus } from '#domain/listing/flat-status.ts';
import type { Material } from '#domain/listing/material.ts';
import type { Parking } from '#domain/listing/parking.ts';
import type { PhotoType } from '#domain/listing/photo-type.ts';
import type { Renovation } from '#domain/listing/renovation.ts';
import type { RoomsBucket } from '#domain/listing/rooms-bucket.ts';
import type { Currency } from '#domain/money/currency.ts';
import type { Decimal } from '#domain/money/decimal.ts';
import type { BuyerProgram } from '#domain/mortgage/terms/buyer-terms.ts';
import type { IsoDate } from '#domain/time/iso-date.ts';
import type { Company } from './company.ts';
import { LocationInput } from './location.ts';
import { SearchFilters } from './search-filters.ts';

/** A part of the map in the words of addresses: '55.7,37.5;55.8,37.6' is a box, three and more points an outline. */
const AreaInput = z.string().transform((text, context): Area => {
  const area = readArea(text);
  if (area) return area;
  context.addIssue({ code: 'custom', message: 'Неизвестная область карты' });
  return z.NEVER;
});

export interface Range {
  from: number | null;
  to: number | null;
}

/** A flat on the wire: prices in whole roubles, areas in m², heights in metres. */
export interface Flat {
  id: number;
  complexId: number;
  houseId: number;
  developerCompanyId: number;
  rooms: RoomsBucket;
  price: number | null;
  pricePerMeter: number | null;
  /** The payment by the best mortgage offer at the calculator's defaults, roubles a month; null where none fits. */
  payment: Decimal | null;
  originalPrice: number | null;
  originalCurrency: Currency;
  /** The latest change of the price, in units of `originalCurrency`; null when it is too old to be shown. */
  priceMove: { change: number; at: Date } | null;
  area: number;
  livingArea: number | null;
  kitchenArea: number | null;
  floor: number | null;
  floorsTotal: number | null;
  section: string | null;
  number: string | null;
  ceilingHeight: number | null;
  renovation: Renovation | null;
  apartments: boolean;
  balcony: boolean;
  loggia: boolean;
  /** The same by the name that the specification gives it. */
  logia: boolean;
  extras: string[];
  fromDeveloper: boolean;
  closedBooking: boolean;
  status: FlatStatus;
  mediaIds: number[];
  planMediaId: number | null;
  confirmedAt: Date;
  createdAt: Date;
}

/** A flat on our own pages, which say of its payment also for whom and until when it is so. */
export interface ShownFlat extends Flat {
  /** The state programme that payment takes; null where anybody may have it or the buyer named their programmes. */
  paymentProgram: BuyerProgram | null;
  /** The greatest payment of its term where the first one is told and is less; else null. */
  paymentLater: Decimal | null;
}

export interface Media {
  id: number;
  order: number;
  type: 'IMAGE' | 'VIDEO';
  photoType: PhotoType | null;
  file: { id: number; uuid: string; downloadURL: string; width: number | null; height: number | null };
}

/** Figures of the flats on sale in one rooms bucket of a complex. */
export interface BucketStatistics {
  priceRange: Range;
  pricePerMeter: Range;
  originalCurrency: Currency;
  area: Range;
  ceilingHeight: Range;
  flatsCount: number;
  exampleFlats: number[];
  renovations?: Renovation[];
}

export interface Complex {
  id: number;
  name: string;
  domRfId: string | null;
  description: string | null;
  comfortClass: ComfortClass | null;
  address: Address;
  media: Media[];
  houses: { id: number; address: Address; genPlanLayerOrder: number | null }[];
  genPlan: string | null;
  genPlanSvg: string | null;
  /** Nearest first, `distance` in metres. */
  closestHighways: { highwayId: number; distance: number; name: string }[];
  developerCompanyId: number;
  /** Nearest first; `colour` of the line as '#RRGGBB'. */
  metros: {
    metroId: number;
    minutesFoot: number | null;
    /** By the straight line: pages write «≈» before it. */
    isFootEstimate: boolean;
    minutesCar: number | null;
    isCarEstimate: boolean;
    name: string;
    colour: string;
  }[];
  statistics: Record<RoomsBucket | 'total', BucketStatistics>;
  parking: Parking[];
  amenities: string[];
  seaDistance: number | null;
}

export interface House {
  id: number;
  complexId: number;
  name: string;
  address: Address;
  floors: number | null;
  buildingState: BuildingState;
  handover: { year: number; quarter: 1 | 2 | 3 | 4 | null } | null;
  material: Material | null;
  flatsCount: number;
  minPrice: number | null;
}

export interface MapHouse {
  houseId: number;
  complexId: number;
  latitude: number;
  longitude: number;
  flatsCount: number;
  minPrice: number | null;
}

export const SearchRequest = z.object({
  filters: SearchFilters.default({}),
  location: LocationInput.optional(),
  area: AreaInput.optional(),
  sort: z.enum(SORT_KEYS).default('default'),
});
export type SearchRequest = z.infer<typeof SearchRequest>;

export const SearchPageRequest = SearchRequest.extend({
  amount: z.number().int().min(1).max(MAX_OBJECTS_PER_QUERY),
  startFrom: z.number().int().min(0).max(MAX_START_FROM).default(0),
});
export type SearchPageRequest = z.infer<typeof SearchPageRequest>;

export const ComplexCardsRequest = SearchPageRequest.extend({
  sort: z.enum(COMPLEX_SORT_KEYS).default('default'),
});
export type ComplexCardsRequest = z.infer<typeof ComplexCardsRequest>;

const id = z.number().int().min(1).max(MAX_ID);

export const ListingId = z.object({ id });

export const ComplexId = z.object({ complexId: id });

export interface FlatsResult {
  flats: Flat[];
  media: Media[];
  complexes: Complex[];
  developerCompanies: Company[];
  complexHouses: House[];
  mapHouses: MapHouse[];
}

export interface ComplexesResult {
  complexes: Complex[];
  houses: House[];
  developerCompanies: Company[];
}

/** Roubles for one unit of each currency that has a rate; the rouble is not among them. */
export type Rates = { currency: Currency; roubles: number; asOf: IsoDate }[];
