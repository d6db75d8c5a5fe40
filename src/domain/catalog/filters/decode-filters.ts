import { AMENITIES, type Amenity } from '#domain/listing/amenity.ts';
import { isHandoverOption } from '#domain/listing/handover.ts';
import { MATERIALS } from '#domain/listing/material.ts';
import { PARKINGS } from '#domain/listing/parking.ts';
import { RENOVATIONS } from '#domain/listing/renovation.ts';
import { isRoomsBucket } from '#domain/listing/rooms-bucket.ts';
import { LINE_PATTERN } from '#domain/text/line-pattern.ts';
import { MAX_CHOICES, MAX_ID, MAX_NAME_LENGTH, MAX_RANGE_BOUND } from './filter-limits.ts';
import { normaliseFilters } from './normalise-filters.ts';
import type { FilterRange, PickedPlaces, SearchFilters } from './search-filters.ts';
import { TIMES_OFFERED, TRANSPORT_TIMES, TRANSPORT_TYPES } from './transport-time.ts';

type Reader<Value> = (value: unknown) => Value | undefined;
type Readers = { [Name in keyof SearchFilters]-?: Reader<SearchFilters[Name]> };

const READERS: Readers = {
  roomsCount: listOf(isRoomsBucket),
  priceRange: readRange,
  area: readRange,
  floor: readRange,
  floorNotFirst: readFlag,
  floorLast: readFlag,
  apartments: readFlag,
  balcony: readFlag,
  logia: readFlag,
  extras: listOf((value) => typeof value === 'string'),
  transportType: (value) => TRANSPORT_TYPES.find((type) => type === value),
  transportTime: (value) => TRANSPORT_TIMES.find((time) => time === value),
  handoverDeadline: listOf(isHandoverOption),
  developer: readDeveloper,
  fromDeveloper: readFlag,
  closedBooking: readFlag,
  renovation: listOf(oneOf(RENOVATIONS)),
  parking: listOf(oneOf(PARKINGS)),
  material: listOf(oneOf(MATERIALS)),
  search: readPlace,
  houseId: readId,
  complexId: readId,
  collectionId: readId,
  nearSea: readFlag,
  seaDistance: readRange,
  ...(Object.fromEntries(AMENITIES.map((name) => [name, readFlag])) as Record<Amenity, Reader<boolean>>),
};

/** The filters of an address, normalised. An old or broken link loses only what cannot be read. */
export function decodeFilters(value: unknown): SearchFilters {
  const fields = isObject(value) ? value : {};
  const read = Object.entries(READERS).map(([name, reader]) => [
    name,
    Object.hasOwn(fields, name) ? reader(fields[name]) : undefined,
  ]);
  return normaliseFilters(withMinutesOfItsWay(Object.fromEntries(read) as SearchFilters));
}

/**
 * Drops minutes that the chosen way to the metro does not offer: without scripts, changing the way leaves them in the
 * form.
 */
function withMinutesOfItsWay(filters: SearchFilters): SearchFilters {
  const { transportType = 'foot', transportTime } = filters;
  const isOffered = transportTime === undefined || TIMES_OFFERED[transportType].includes(transportTime);
  return isOffered ? filters : { ...filters, transportTime: undefined };
}

function readFlag(value: unknown): boolean | undefined {
  return typeof value === 'boolean' ? value : undefined;
}

function readId(value: unknown): number | undefined {
  return Number.isInteger(value) && (value as number) >= 1 && (value as number) <= MAX_ID
    ? (value as number)
    : undefined;
}

function readName(value: unknown): string | undefined {
  const isName = typeof value === 'string' && value.length <= MAX_NAME_LENGTH && LINE_PATTERN.test(value);
  return isName ? value : undefined;
}

function readBound(value: unknown): number | undefined {
  if (value === undefined || value === null) return 0;
  return typeof value === 'number' && value >= 0 && value <= MAX_RANGE_BOUND ? value : undefined;
}

function readRange(value: unknown): FilterRange | undefined {
  if (!isObject(value)) return undefined;
  const from = readBound(value.from);
  const to = readBound(value.to);
  return from === undefined || to === undefined ? undefined : { from, to };
}

function readDeveloper(value: unknown): SearchFilters['developer'] {
  const id = isObject(value) ? readId(value.id) : undefined;
  return id === undefined ? undefined : { id, name: readName((value as { name?: unknown }).name) ?? '' };
}

function readPlace(value: unknown): PickedPlaces | undefined {
  if (!isObject(value)) return undefined;
  return {
    metroId: readId(value.metroId),
    addressId: readId(value.addressId),
    settlement: readName(value.settlement),
    cityArea: readName(value.cityArea),
  };
}

function listOf<Item>(isItem: (value: unknown) => value is Item): Reader<Item[]> {
  return (value) => (Array.isArray(value) ? value.slice(0, MAX_CHOICES).filter(isItem) : undefined);
}

function oneOf<Choice extends string>(choices: readonly Choice[]) {
  return (value: unknown): value is Choice => (choices as readonly unknown[]).includes(value);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
