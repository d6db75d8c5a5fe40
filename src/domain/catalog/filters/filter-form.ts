import { spellOutDigits } from '#domain/money/spell-out-digits.ts';
import { decodeFilters, orderedRange, parseJson, SPELLING_ROWS, wireNameOf } from './filter-spellings.ts';
import type { FilterRange, SearchFilters } from './search-filters.ts';

/** Begins the name of every field of a form of filters: 'f.roomsCount', 'f.priceRange.from'. */
export const FILTER_FIELD_PREFIX = 'f.';

/** The name of a form's field for a filter, or for one end of a range. */
export function filterField(name: keyof SearchFilters, end?: 'from' | 'to'): string {
  const field = FILTER_FIELD_PREFIX + wireNameOf(name);
  return end ? `${field}.${end}` : field;
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
  for (const [field, value] of fields) {
    if (!field.startsWith(FILTER_FIELD_PREFIX) || value.trim() === '') continue;
    const name = field.slice(FILTER_FIELD_PREFIX.length);
    values.set(name, [...(values.get(name) ?? []), value]);
  }
  const read: Record<string, unknown> = { ...base };
  for (const [name, { fields: kind, wireName = name }] of SPELLING_ROWS) {
    const range = kind === 'range' && readEnds(values, wireName);
    if (range) read[name] = range;
    const said = values.get(wireName);
    if (said) read[name] = kind === 'list' ? said : kind === 'text' ? said[0] : parseJson(said[0]!);
  }
  return decodeFilters(read);
}

/** Returns undefined when both ends are empty. */
function readEnds(values: ReadonlyMap<string, string[]>, name: string): FilterRange | undefined {
  const from = readTyped(values.get(`${name}.from`)?.[0]);
  const to = readTyped(values.get(`${name}.to`)?.[0]);
  return from || to ? orderedRange({ from, to }) : undefined;
}

/** A number as people type it, '12 400 000', '54,3' or '12,5 млн'; 0 for anything else. */
function readTyped(text = ''): number {
  const value = Number(spellOutDigits(text).replace(/\s/g, '').replace(',', '.'));
  return Number.isFinite(value) && value > 0 ? value : 0;
}
