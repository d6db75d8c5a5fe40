import { AMENITIES, type Amenity } from '../../listing/amenity.ts';
import { MATERIALS } from '../../listing/material.ts';
import { PARKINGS } from '../../listing/parking.ts';
import { RENOVATIONS } from '../../listing/renovation.ts';
import { ROOMS_BUCKETS } from '../../listing/rooms-bucket.ts';
import {
  EITHER_OR,
  type FilterRange,
  type PickedPlaces,
  type SearchFilters,
  WISHES,
} from './search-filters.ts';

/** The filters that are normalised each by a line of its own: a new one does not compile until it has it. */
type LineByLine = Record<
  Exclude<keyof SearchFilters, (typeof WISHES)[number] | (typeof EITHER_OR)[number] | Amenity | 'extras'>,
  unknown
>;

/**
 * Brings filters to one form: empty lists and searches, default ranges, flags that are off and minutes of '0' are left
 * out, and crossed ends of ranges are swapped. Names and choices come in one order without repeats, so equal wishes are
 * equal texts.
 */
export function normaliseFilters(filters: SearchFilters): SearchFilters {
  const hasTime = filters.transportTime !== undefined && filters.transportTime !== '0';
  const nearSea = filters.nearSea || undefined;
  const fields = withoutUnset({
    roomsCount: choicesOf(ROOMS_BUCKETS, filters.roomsCount),
    priceRange: rangeOf(filters.priceRange),
    area: rangeOf(filters.area),
    floor: rangeOf(filters.floor),
    ...Object.fromEntries(WISHES.map((name) => [name, filters[name] || undefined])),
    ...Object.fromEntries(EITHER_OR.map((name) => [name, filters[name]])),
    ...Object.fromEntries(AMENITIES.map((name) => [name, hasAmenity(filters, name) || undefined])),
    transportType: hasTime && filters.transportType === 'car' ? 'car' : undefined,
    transportTime: hasTime ? filters.transportTime : undefined,
    handoverDeadline: choicesOf([...(filters.handoverDeadline ?? [])].sort(), filters.handoverDeadline),
    developer: filters.developer,
    renovation: choicesOf(RENOVATIONS, filters.renovation),
    parking: choicesOf(PARKINGS, filters.parking),
    material: choicesOf(MATERIALS, filters.material),
    search: placeOf(filters.search),
    houseId: filters.houseId,
    complexId: filters.complexId,
    collectionId: filters.collectionId,
    seaDistance: nearSea && rangeOf(filters.seaDistance),
  } satisfies LineByLine);
  return Object.fromEntries(Object.entries(fields).sort(([one], [other]) => (one < other ? -1 : 1)));
}

function choicesOf<Choice>(
  order: readonly Choice[],
  chosen: readonly Choice[] | undefined,
): Choice[] | undefined {
  const kept = [...new Set(order)].filter((choice) => chosen?.includes(choice));
  return kept.length > 0 ? kept : undefined;
}

function rangeOf(range: FilterRange | undefined): FilterRange | undefined {
  return range && (range.from > 0 || range.to > 0) ? orderedRange(range) : undefined;
}

function hasAmenity(filters: SearchFilters, amenity: Amenity): boolean {
  return Boolean(filters[amenity] || filters.extras?.includes(amenity));
}

function placeOf(search: PickedPlaces | undefined): PickedPlaces | undefined {
  const place = withoutUnset({
    metroId: search?.metroId,
    addressId: search?.addressId,
    settlement: search?.settlement?.trim() || undefined,
    cityArea: search?.cityArea?.trim() || undefined,
  });
  return Object.keys(place).length > 0 ? place : undefined;
}

function withoutUnset<Fields extends object>(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields;
}

/** Filters as an address carries them: what they ask for and nothing else; undefined when they ask for nothing. */
export function encodeFilters(filters: SearchFilters): SearchFilters | undefined {
  return unlessEmpty(normaliseFilters(filters));
}

/** Filters that are normalised already, as an address carries them. */
export function unlessEmpty(filters: SearchFilters): SearchFilters | undefined {
  return Object.keys(filters).length > 0 ? filters : undefined;
}

/** Ends named the wrong way round mean the range between them; 0 above is no end. */
export function orderedRange({ from, to }: FilterRange): FilterRange {
  return to > 0 && from > to ? { from: to, to: from } : { from, to };
}
