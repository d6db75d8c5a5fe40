import { spellOutDigits } from '#domain/money/spell-out-digits.ts';
import { rulerPrice } from '#domain/mortgage/ruler-price.ts';
import { decodeFilters } from './decode-filters.ts';
import { orderedRange } from './normalise-filters.ts';
import type { FilterRange, SearchFilters } from './search-filters.ts';

/** Begins the name of every field of a form of filters: 'f.roomsCount', 'f.priceRange.from'. */
export const FILTER_FIELD_PREFIX = 'f.';

type NamesOf<Value> = {
  [Name in keyof SearchFilters]-?: NonNullable<SearchFilters[Name]> extends Value ? Name : never;
}[keyof SearchFilters];

type Writings = Record<NamesOf<readonly string[]>, 'list'> &
  Record<NamesOf<FilterRange>, 'range'> &
  Record<NamesOf<string>, 'text'>;

/** A list is written by fields of one name, a range by two fields, a text as it is; every other filter as JSON. */
const WRITINGS: Record<string, Writings[keyof Writings]> = {
  roomsCount: 'list',
  handoverDeadline: 'list',
  renovation: 'list',
  parking: 'list',
  material: 'list',
  extras: 'list',
  priceRange: 'range',
  area: 'range',
  floor: 'range',
  seaDistance: 'range',
  transportType: 'text',
  transportTime: 'text',
} satisfies Writings;

const RANGES = Object.keys(WRITINGS).filter((name) => WRITINGS[name] === 'range');

/** A budget said by the month: a field of forms only, which addresses hold as the price range of the ruler. */
const PAYMENT = 'payment';

/** The name of a form's field for a filter, or for one end of a range. */
export function filterField(name: keyof SearchFilters | typeof PAYMENT, end?: 'from' | 'to'): string {
  return FILTER_FIELD_PREFIX + (end ? `${name}.${end}` : name);
}

/**
 * Reads the filters of a form over `base`, which holds those without a field. Blank and unreadable fields ask for
 * nothing.
 */
export function readFilterForm(
  fields: Iterable<readonly [name: string, value: string]>,
  base: SearchFilters = {},
): SearchFilters {
  const values = new Map<string, string[]>();
  for (const [name, value] of fields) {
    if (!name.startsWith(FILTER_FIELD_PREFIX) || value.trim() === '') continue;
    const key = name.slice(FILTER_FIELD_PREFIX.length);
    values.set(key, [...(values.get(key) ?? []), value]);
  }
  const read: Record<string, unknown> = { ...base };
  for (const name of RANGES) {
    const range = readRange(values, name);
    if (range) read[name] = range;
  }
  const payment = readRange(values, PAYMENT);
  if (payment) {
    read.priceRange = {
      from: payment.from && rulerPrice(payment.from, 'up'),
      to: payment.to && rulerPrice(payment.to, 'down'),
    };
  }
  for (const [name, [first = '', ...rest]] of values) {
    if (name.includes('.')) continue;
    if (WRITINGS[name] === 'list') read[name] = [first, ...rest];
    else read[name] = WRITINGS[name] === 'text' ? first : parseJson(first);
  }
  return decodeFilters(read);
}

/** Returns undefined when both ends are empty. */
function readRange(values: ReadonlyMap<string, string[]>, name: string): FilterRange | undefined {
  const from = readNumber(values.get(`${name}.from`)?.[0]);
  const to = readNumber(values.get(`${name}.to`)?.[0]);
  if (!from && !to) return undefined;
  return orderedRange({ from, to });
}

/** A number as people type it, '12 400 000', '54,3' or '12,5 млн'; 0 for anything else. */
function readNumber(text = ''): number {
  const value = Number(spellOutDigits(text).replace(/\s/g, '').replace(',', '.'));
  return Number.isFinite(value) && value > 0 ? value : 0;
}

/** Flags, ids and the developer travel as JSON values. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
