import type { Amenity } from '#domain/listing/amenity.ts';
import type { HandoverOption } from '#domain/listing/handover.ts';
import type { Material } from '#domain/listing/material.ts';
import type { Parking } from '#domain/listing/parking.ts';
import type { Renovation } from '#domain/listing/renovation.ts';
import type { RoomsBucket } from '#domain/listing/rooms-bucket.ts';
import type { TransportTime, TransportType } from './transport-time.ts';

/** Both ends belong to the range; 0 as the upper one means there is no upper limit. */
export interface FilterRange {
  from: number;
  to: number;
}

/** Places picked in the search field: metros and addresses by id, areas and settlements by name. */
export interface PickedPlaces {
  metroId?: number | undefined;
  addressId?: number | undefined;
  settlement?: string | undefined;
  cityArea?: string | undefined;
}

/** The filters of a search. Different fields combine with AND, choices inside a list of options with OR. */
export interface SearchFilters extends Partial<Record<Amenity, boolean | undefined>> {
  roomsCount?: RoomsBucket[] | undefined;
  /** Whole roubles. */
  priceRange?: FilterRange | undefined;
  /** Whole roubles a month, as cards tell the payment; the terms of the buyer say which payment that is. */
  payment?: FilterRange | undefined;
  /** Square metres of the whole flat. */
  area?: FilterRange | undefined;
  floor?: FilterRange | undefined;
  floorNotFirst?: boolean | undefined;
  /** True: only the last floor; false: only the others. */
  floorLast?: boolean | undefined;
  /** True: only apartments; false: only flats. */
  apartments?: boolean | undefined;
  balcony?: boolean | undefined;
  loggia?: boolean | undefined;
  /** Amenities as a list, an alternative to the flags. */
  extras?: string[] | undefined;
  transportType?: TransportType | undefined;
  /** Minutes to the nearest metro. */
  transportTime?: TransportTime | undefined;
  handoverDeadline?: HandoverOption[] | undefined;
  /** The name is only for showing. */
  developer?: { id: number; name: string } | undefined;
  /** True: from the developer; false: reassignment. */
  fromDeveloper?: boolean | undefined;
  closedBooking?: boolean | undefined;
  renovation?: Renovation[] | undefined;
  parking?: Parking[] | undefined;
  material?: Material[] | undefined;
  search?: PickedPlaces | undefined;
  /** Ids of metros chosen in a list; one picked in the search field is another of them. */
  metros?: string[] | undefined;
  houseId?: number | undefined;
  complexId?: number | undefined;
  collectionId?: number | undefined;
  nearSea?: boolean | undefined;
  /** Metres to the sea; it has a meaning only together with `nearSea`. */
  seaDistance?: FilterRange | undefined;
}

/** Every metro a search asks for, near any of which will do; undefined when it asks for none. */
export function metrosAsked({ search, metros = [] }: SearchFilters): number[] | undefined {
  const picked = search?.metroId === undefined ? [] : [search.metroId];
  const asked = [...new Set([...picked, ...metros.map(Number)])];
  return asked.length > 0 ? asked : undefined;
}

/** Flags that ask for something when set and for nothing when not. */
export const WISHES = ['floorNotFirst', 'balcony', 'loggia', 'closedBooking', 'nearSea'] as const;

/** Flags whose `false` asks for the opposite. */
export const EITHER_OR = ['floorLast', 'apartments', 'fromDeveloper'] as const;
