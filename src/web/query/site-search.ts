import type { SearchMiddleware } from '@tanstack/react-router';
import { respellFilters } from '#domain/catalog/filters/filter-spellings.ts';
import { GLOBAL_PARAMETERS, type GlobalQuery, parseGlobalQuery } from '#domain/catalog/global-query.ts';

/** Marks an address that a form made by itself: the site has another for the same. */
export const SENT_BY_FORM = 'sentByForm';

/** Parameters that belong to the page that shows them and are not carried to the next one. */
const PAGE_PARAMETERS =
  `${SENT_BY_FORM} sort map legalInfoTab page area layers phone status houseId section view q state run by open ids only columns back who day record`.split(
    ' ',
  );

/** The global parameters of an address; what cannot be read is taken out of it, foreign parameters stay. */
export function readSiteSearch(raw: Record<string, unknown>): GlobalQuery {
  // A parameter that is not there must not be named: the middleware below would take it for one to be dropped.
  const present = GLOBAL_PARAMETERS.filter((name) => raw[name] !== undefined);
  return { ...Object.fromEntries(present.map((name) => [name, undefined])), ...parseGlobalQuery(raw) };
}

/** Every link keeps place, filters and marks of campaigns, and leaves behind what only the old page understood. */
export const keepSiteSearch: SearchMiddleware<GlobalQuery> = ({ search, next }) => {
  const carried = Object.entries(search).filter(([name]) => !PAGE_PARAMETERS.includes(name));
  return { ...Object.fromEntries(carried), ...next(search) };
};

/** Reads a query string as text values; the first of repeated names counts, and nothing is guessed from JSON. */
export function parseSearch(text: string): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  for (const [name, value] of new URLSearchParams(text)) found[name] ??= value;
  return found;
}

/**
 * Writes a query string: names in one order, so that an address asks for the same however it was put together; text as
 * it is, objects as JSON with sorted keys, absent and false values left out.
 */
export function stringifySearch(search: Record<string, unknown>): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of sortedEntries(search)) {
    if (value === undefined || value === null || value === false) continue;
    const named = name === 'searchFilters' && typeof value === 'object' ? respellFilters(value) : value;
    parameters.append(name, typeof named === 'object' ? stableJson(named) : String(named));
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
