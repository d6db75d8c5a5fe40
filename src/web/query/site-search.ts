import type { SearchMiddleware } from '@tanstack/react-router';
import { GLOBAL_PARAMETERS, type GlobalQuery, parseGlobalQuery } from '#domain/catalog/global-query.ts';
import { SENT_BY_FORM } from '../search-text.ts';

/** Parameters that belong to the page that shows them and are not carried to the next one. */
const PAGE_PARAMETERS = [
  SENT_BY_FORM,
  ...['sort', 'map', 'legalInfoTab', 'page', 'area', 'phone', 'status'],
  ...['houseId', 'section', 'view'],
  ...['q', 'state', 'run'],
  ...['ids', 'only'],
];

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
