import { FILTER_FIELD_PREFIX, readFilterForm } from '#domain/catalog/filters/read-filter-form.ts';
import { parseGlobalQuery } from '#domain/catalog/global-query.ts';

/** Marks an address that a form made by itself: the site has another for the same. */
export const SENT_BY_FORM = 'sentByForm';

/**
 * Reads a query string as text values; the first of repeated names counts, and nothing is guessed from JSON. What a
 * form of filters sent by itself, without scripts, joins the filters of the address.
 */
export function parseSearch(text: string): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  const ofForm: [string, string][] = [];
  for (const [name, value] of new URLSearchParams(text)) {
    if (name.startsWith(FILTER_FIELD_PREFIX)) ofForm.push([name, value]);
    else found[name] ??= value;
  }
  if (ofForm.length === 0) return found;
  const { searchFilters: base } = parseGlobalQuery(found);
  return { ...found, searchFilters: readFilterForm(ofForm, base), [SENT_BY_FORM]: true };
}

/**
 * Writes a query string: names in one order, so that an address asks for the same however it was put together; text as
 * it is, objects as JSON with sorted keys, absent and false values left out.
 */
export function stringifySearch(search: Record<string, unknown>): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of sortedEntries(search)) {
    if (value === undefined || value === null || value === false) continue;
    parameters.append(name, typeof value === 'object' ? stableJson(value) : String(value));
  }
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}

function stableJson(value: object): string {
  return JSON.stringify(value, (_, part) =>
    part && typeof part === 'object' && !Array.isArray(part) ? Object.fromEntries(sortedEntries(part)) : part,
  );
}

function sortedEntries(fields: object): [string, unknown][] {
  return Object.entries(fields).sort(([one], [other]) => (one < other ? -1 : 1));
}
