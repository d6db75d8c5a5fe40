import { decodeFilters } from './decode-filters.ts';
import type { SearchFilters } from './search-filters.ts';

/** Begins the name of every field of a form of filters: 'f.roomsCount', 'f.priceRange.from'. */
export const FILTER_FIELD_PREFIX = 'f.';

const LISTS = ['roomsCount', 'handoverDeadline', 'renovation', 'parking', 'material', 'extras'];
const RANGES = ['priceRange', 'area', 'floor', 'seaDistance'];
const TEXTS = ['transportType', 'transportTime'];

/** The name of a form's field for a filter, or for one end of a range. */
export function filterField(name: keyof SearchFilters, end?: 'from' | 'to'): string {
  return FILTER_FIELD_PREFIX + (end ? `${name}.${end}` : name);
}

/** The filters a form asks for on top of `base`, those it has no fields for. Blank and unreadable fields ask for nothing. */
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
  for (const range of RANGES) {
    const from = readNumber(values.get(`${range}.from`)?.[0]);
    const to = readNumber(values.get(`${range}.to`)?.[0]);
    // Ends named the wrong way round mean the range between them.
    if (from || to) read[range] = to > 0 && from > to ? { from: to, to: from } : { from, to };
  }
  for (const [name, [first = '', ...rest]] of values) {
    if (name.includes('.')) continue;
    if (LISTS.includes(name)) read[name] = [first, ...rest];
    else read[name] = TEXTS.includes(name) ? first : parseJson(first);
  }
  return decodeFilters(read);
}

/** A number as people type it, '12 400 000' or '54,3'; 0 for anything else. */
function readNumber(text = ''): number {
  const value = Number(text.replace(/\s/g, '').replace(',', '.'));
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
