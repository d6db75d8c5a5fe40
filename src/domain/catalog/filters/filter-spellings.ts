import { AMENITIES } from '#domain/listing/amenity.ts';
import { isHandoverOption } from '#domain/listing/handover.ts';
import { MATERIALS } from '#domain/listing/material.ts';
import { PARKINGS } from '#domain/listing/parking.ts';
import { RENOVATIONS } from '#domain/listing/renovation.ts';
import { isRoomsBucket, ROOMS_BUCKETS } from '#domain/listing/rooms-bucket.ts';
import { LINE_PATTERN } from '#domain/text/line-pattern.ts';
import { MAX_CHOICES, MAX_ID, MAX_NAME_LENGTH, MAX_RANGE_BOUND, METRO_ID_PATTERN } from './filter-limits.ts';
import {
  EITHER_OR,
  type FilterRange,
  type PickedPlaces,
  type SearchFilters,
  WISHES,
} from './search-filters.ts';
import { TIMES_OFFERED, TRANSPORT_TIMES, TRANSPORT_TYPES } from './transport-time.ts';

/** The way a filter is read from addresses and forms, and brought to its one form. */
interface Spelling<Value> {
  /** Its name in addresses, forms and calls, where the specification has another than the trade. */
  wireName?: string;
  /** Its fields in a form: a list is fields of one name, a range is two, a text is as typed, all else is JSON. */
  fields: Value extends readonly string[]
    ? 'list'
    : Value extends FilterRange
      ? 'range'
      : Value extends string
        ? 'text'
        : 'json';
  /** Undefined when the value cannot be meant. */
  decode(value: unknown): Value | undefined;
  /** Undefined when the value asks for nothing beside the other filters. */
  normalise(value: Value | undefined, filters: SearchFilters): Value | undefined;
}

const ID: Spelling<number> = { fields: 'json', decode: readId, normalise: (id) => id };
const RANGE: Spelling<FilterRange> = { fields: 'range', decode: readRange, normalise: usefulRange };
const WISH: Spelling<boolean> = { fields: 'json', decode: readFlag, normalise: (flag) => flag || undefined };
const CHOICE_OF_TWO: Spelling<boolean> = { fields: 'json', decode: readFlag, normalise: (flag) => flag };

/** A row a filter: one that lacks it does not compile. */
const SPELLINGS: { [Name in keyof SearchFilters]-?: Spelling<NonNullable<SearchFilters[Name]>> } = {
  ...rowsOf(WISHES, () => WISH),
  ...rowsOf(EITHER_OR, () => CHOICE_OF_TWO),
  ...rowsOf(AMENITIES, (name) => ({
    ...WISH,
    normalise: (flag, { extras }) => flag || extras?.includes(name) || undefined,
  })),
  loggia: { ...WISH, wireName: 'logia' },
  roomsCount: listOf(isRoomsBucket, ROOMS_BUCKETS),
  priceRange: RANGE,
  payment: RANGE,
  area: RANGE,
  floor: RANGE,
  // The flags of amenities say the same.
  extras: { ...listOf((value) => typeof value === 'string'), normalise: () => undefined },
  transportType: {
    fields: 'text',
    decode: (value) => TRANSPORT_TYPES.find((type) => type === value),
    normalise: (type, filters) => (type === 'car' && hasTime(filters) ? type : undefined),
  },
  transportTime: {
    fields: 'text',
    decode: (value) => TRANSPORT_TIMES.find((time) => time === value),
    normalise: (time, filters) => (hasTime(filters) ? time : undefined),
  },
  handoverDeadline: listOf(isHandoverOption),
  developer: { fields: 'json', decode: readDeveloper, normalise: (developer) => developer },
  renovation: listOf(oneOf(RENOVATIONS), RENOVATIONS),
  parking: listOf(oneOf(PARKINGS), PARKINGS),
  material: listOf(oneOf(MATERIALS), MATERIALS),
  metros: listOf(isMetroId),
  search: { fields: 'json', decode: readPlace, normalise: usefulPlace },
  houseId: ID,
  complexId: ID,
  collectionId: ID,
  seaDistance: { ...RANGE, normalise: (range, { nearSea }) => (nearSea ? usefulRange(range) : undefined) },
};

/** The same for whoever goes through all of them. */
interface AnySpelling {
  wireName?: string;
  fields: string;
  decode(value: unknown): unknown;
  normalise(value: unknown, filters: SearchFilters): unknown;
}
export const SPELLING_ROWS = Object.entries(SPELLINGS) as [keyof SearchFilters, AnySpelling][];

/**
 * Brings filters to one form: empty lists and searches, default ranges, flags that are off and minutes of '0' are left
 * out, and crossed ends of ranges are swapped. Names and choices come in one order without repeats, so equal wishes are
 * equal texts.
 */
export function normaliseFilters(filters: SearchFilters): SearchFilters {
  const rows = SPELLING_ROWS.map(
    ([name, { normalise }]) => [name, normalise(filters[name], filters)] as const,
  );
  return Object.fromEntries(
    rows.filter(([, value]) => value !== undefined).sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}

/** Filters as an address carries them: those that ask for something; undefined when none does. */
export function encodeFilters(filters: SearchFilters): SearchFilters | undefined {
  return unlessEmpty(normaliseFilters(filters));
}

/** Filters that are normalised already, as an address carries them. */
export function unlessEmpty(filters: SearchFilters): SearchFilters | undefined {
  return Object.keys(filters).length > 0 ? filters : undefined;
}

export interface FilterSurroundings {
  /** In the Emirates the filter by minutes to a metro does not exist. */
  isUae?: boolean;
  /** The dearest flat on sale: a range from 0 to it is the untouched slider and asks for nothing. */
  maxPrice?: number;
}

/** Takes out of normalised filters what asks for nothing where and when they are asked. */
export function fitFilters(filters: SearchFilters, { isUae, maxPrice }: FilterSurroundings): SearchFilters {
  const { priceRange, transportTime, transportType, ...others } = filters;
  const isWhole = priceRange?.from === 0 && priceRange.to === maxPrice;
  return {
    ...others,
    ...(priceRange && !isWhole && { priceRange }),
    ...(!isUae && transportTime && { transportTime }),
    ...(!isUae && transportType && { transportType }),
  };
}

/** Reads filters by the names of the product, normalised; what cannot be read is lost, and nothing else. */
export function decodeFilters(value: unknown): SearchFilters {
  const fields = isObject(value) ? value : {};
  const read = SPELLING_ROWS.map(([name, { decode }]) => [
    name,
    Object.hasOwn(fields, name) ? decode(fields[name]) : undefined,
  ]);
  return normaliseFilters(withMinutesOfItsWay(Object.fromEntries(read)));
}

/** The filters of an address, a JSON text, normalised. An old or broken link loses only what cannot be read. */
export function readFilterText(text: string): SearchFilters {
  const said = parseJson(text);
  if (!isObject(said)) return {};
  const own = SPELLING_ROWS.filter(([name, { wireName = name }]) => Object.hasOwn(said, wireName));
  return decodeFilters(Object.fromEntries(own.map(([name, { wireName = name }]) => [name, said[wireName]])));
}

/** Filters by the names of addresses. */
export function respellFilters(filters: SearchFilters): Record<string, unknown> {
  const named = Object.entries(filters) as [keyof SearchFilters, unknown][];
  return Object.fromEntries(named.map(([name, value]) => [wireNameOf(name), value]));
}

/** The name of a filter in addresses, forms and calls. */
export function wireNameOf(name: keyof SearchFilters): string {
  return SPELLINGS[name].wireName ?? name;
}

/** Ends named the wrong way round mean the range between them; 0 above is no end. */
export function orderedRange({ from, to }: FilterRange): FilterRange {
  return to > 0 && from > to ? { from: to, to: from } : { from, to };
}

function usefulRange(range: FilterRange | undefined): FilterRange | undefined {
  return range && (range.from > 0 || range.to > 0) ? orderedRange(range) : undefined;
}

function hasTime({ transportTime }: SearchFilters): boolean {
  return transportTime !== undefined && transportTime !== '0';
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

function usefulPlace(search: PickedPlaces | undefined): PickedPlaces | undefined {
  const place = {
    metroId: search?.metroId,
    addressId: search?.addressId,
    settlement: search?.settlement?.trim() || undefined,
    cityArea: search?.cityArea?.trim() || undefined,
  };
  const named = Object.entries(place).filter(([, value]) => value !== undefined);
  return named.length > 0 ? Object.fromEntries(named) : undefined;
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

function readDeveloper(value: unknown): SearchFilters['developer'] {
  const id = isObject(value) ? readId(value.id) : undefined;
  return id === undefined ? undefined : { id, name: readName((value as { name?: unknown }).name) ?? '' };
}

function readRange(value: unknown): FilterRange | undefined {
  if (!isObject(value)) return undefined;
  const from = readBound(value.from);
  const to = readBound(value.to);
  return from === undefined || to === undefined ? undefined : { from, to };
}

function readBound(value: unknown): number | undefined {
  if (value === undefined || value === null) return 0;
  return typeof value === 'number' && value >= 0 && value <= MAX_RANGE_BOUND ? value : undefined;
}

function readFlag(value: unknown): boolean | undefined {
  return typeof value === 'boolean' ? value : undefined;
}

function readId(value: unknown): number | undefined {
  const isId = typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= MAX_ID;
  return isId ? value : undefined;
}

/** Forms and lists have ids as text. */
function isMetroId(value: unknown): value is string {
  return typeof value === 'string' && METRO_ID_PATTERN.test(value) && Number(value) <= MAX_ID;
}

function readName(value: unknown): string | undefined {
  const isName = typeof value === 'string' && value.length <= MAX_NAME_LENGTH && LINE_PATTERN.test(value);
  return isName ? value : undefined;
}

/** Several of some choices, in their order; in that of the alphabet when they have none. */
function listOf<Item extends string>(
  isItem: (value: unknown) => value is Item,
  order?: readonly Item[],
): Spelling<Item[]> {
  return {
    fields: 'list' as Spelling<Item[]>['fields'],
    decode: (value) => (Array.isArray(value) ? value.slice(0, MAX_CHOICES).filter(isItem) : undefined),
    normalise(chosen = []) {
      const kept = [...new Set(order ?? chosen.toSorted())].filter((choice) => chosen.includes(choice));
      return kept.length > 0 ? kept : undefined;
    },
  };
}

function oneOf<Choice extends string>(choices: readonly Choice[]) {
  return (value: unknown): value is Choice => (choices as readonly unknown[]).includes(value);
}

function rowsOf<Name extends string>(
  names: readonly Name[],
  rowOf: (name: Name) => Spelling<boolean>,
): Record<Name, Spelling<boolean>> {
  return Object.fromEntries(names.map((name) => [name, rowOf(name)])) as Record<Name, Spelling<boolean>>;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Undefined when the text is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
