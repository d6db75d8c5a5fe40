import { AMENITIES, type Amenity } from '#domain/listing/amenity.ts';
import { type BuildingState, isFinished } from '#domain/listing/building-state.ts';
import { matchesHandover } from '#domain/listing/handover.ts';
import type { Material } from '#domain/listing/material.ts';
import type { Parking } from '#domain/listing/parking.ts';
import type { Renovation } from '#domain/listing/renovation.ts';
import type { RoomsBucket } from '#domain/listing/rooms-bucket.ts';
import { Decimal } from '#domain/money/decimal.ts';
import type { HandoverTerm } from '#domain/time/quarter.ts';
import { type FilterRange, metrosAsked, type SearchFilters } from './search-filters.ts';

/** All that filters may ask of a flat, its house and its complex. */
export interface FlatFacts {
  rooms: RoomsBucket;
  /** Whole roubles; null while its currency has no rate. */
  price: number | null;
  /** Whole roubles a month of its best mortgage offer by the terms of the buyer; null where none fits. */
  payment: number | null;
  areaM2x100: number;
  floor: number | null;
  /** The floors of the flat's section. */
  floorsTotal: number | null;
  apartments: boolean;
  balcony: boolean;
  loggia: boolean;
  renovation: Renovation | null;
  fromDeveloper: boolean;
  closedBooking: boolean;
  houseId: number;
  /** Ids of the houses that stand at its address, its own among them. */
  addressIds: number[];
  settlement: string | null;
  cityArea: string | null;
  buildingState: BuildingState;
  handover: HandoverTerm | null;
  material: Material | null;
  metros: { metroId: number; minutesFoot: number | null; minutesCar: number }[];
  complexId: number;
  collectionIds: number[];
  developerCompanyId: number;
  parking: Parking[];
  amenities: Amenity[];
  seaDistanceM: number | null;
}

export interface FilterMoment {
  /** The year in Moscow. */
  year: number;
  isUae: boolean;
}

/** Whether a flat answers normalised filters: the meaning that every other way of searching must share. */
export function matchesFilters(
  flat: FlatFacts,
  filters: SearchFilters,
  { year, isUae }: FilterMoment,
): boolean {
  const { search = {}, transportTime, handoverDeadline } = filters;
  const metros = metrosAsked(filters);
  const house = { finished: isFinished(flat.buildingState), term: flat.handover };
  return [
    isAmong(filters.roomsCount, flat.rooms),
    isWithin(filters.priceRange, flat.price),
    isWithin(filters.payment, flat.payment),
    isWithin(areaRangeM2x100(filters.area), flat.areaM2x100),
    isWithin(filters.floor, flat.floor),
    !filters.floorNotFirst || flat.floor !== 1,
    isEither(filters.floorLast, isLastFloor(flat)),
    isEither(filters.apartments, flat.apartments),
    isEither(filters.fromDeveloper, flat.fromDeveloper),
    !filters.balcony || flat.balcony,
    !filters.loggia || flat.loggia,
    !filters.closedBooking || flat.closedBooking,
    isAmong(filters.renovation, flat.renovation),
    isAmong(filters.material, flat.material),
    !filters.parking || filters.parking.some((kind) => flat.parking.includes(kind)),
    AMENITIES.every((amenity) => !filters[amenity] || flat.amenities.includes(amenity)),
    !handoverDeadline || handoverDeadline.some((option) => matchesHandover(option, house, year)),
    isUae || !transportTime || minutesToMetro(flat, filters) <= Number(transportTime),
    !filters.nearSea || isWithin(filters.seaDistance ?? { from: 0, to: 0 }, flat.seaDistanceM),
    isSame(filters.developer?.id, flat.developerCompanyId),
    isSame(filters.houseId, flat.houseId),
    isSame(filters.complexId, flat.complexId),
    filters.collectionId === undefined || flat.collectionIds.includes(filters.collectionId),
    !metros || flat.metros.some(({ metroId }) => metros.includes(metroId)),
    search.addressId === undefined || flat.addressIds.includes(search.addressId),
    isNamed(search.settlement, flat.settlement),
    isNamed(search.cityArea, flat.cityArea),
  ].every(Boolean);
}

/** A range of square metres in the hundredths that areas are kept in. */
export function areaRangeM2x100(area: FilterRange | undefined): FilterRange | undefined {
  return area && { from: hundredfold(area.from), to: hundredfold(area.to) };
}

function hundredfold(value: number): number {
  return new Decimal(value).times(100).toNumber();
}

function isAmong<Choice>(choices: readonly Choice[] | undefined, value: Choice | null): boolean {
  return !choices || (value !== null && choices.includes(value));
}

function isWithin(range: FilterRange | undefined, value: number | null): boolean {
  if (!range) return true;
  return value !== null && value >= range.from && (range.to === 0 || value <= range.to);
}

/** Returns undefined when the floor or the height of the house is unknown: such a flat matches neither choice. */
function isLastFloor({ floor, floorsTotal }: FlatFacts): boolean | undefined {
  return floor === null || floorsTotal === null ? undefined : floor === floorsTotal;
}

function isEither(wanted: boolean | undefined, value: boolean | undefined): boolean {
  return wanted === undefined || wanted === value;
}

function minutesToMetro({ metros }: FlatFacts, { transportType }: SearchFilters): number {
  const minutes = metros.map((way) => (transportType === 'car' ? way.minutesCar : way.minutesFoot));
  return Math.min(...minutes.filter((value) => value !== null));
}

function isSame(wanted: number | undefined, value: number): boolean {
  return wanted === undefined || wanted === value;
}

function isNamed(wanted: string | undefined, name: string | null): boolean {
  return wanted === undefined || wanted.toLowerCase() === name?.toLowerCase();
}
