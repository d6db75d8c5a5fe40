import { parseGlobalQuery } from '#domain/catalog/global-query.ts';
import { saysWhere } from '#domain/catalog/says-where.ts';

const CATALOGUE = ['/', '/search'];

/**
 * Gives the address of a catalogue page with the places that the visitor chose before, so that it can be shared.
 * Undefined when the address already names places or nothing is remembered.
 */
export function addressOfRememberedPlace(url: string, places?: string): string | undefined {
  const [path = '', ...rest] = url.split('?');
  const query = rest.join('?');
  if (!CATALOGUE.includes(path) || !places) return undefined;
  const parameters = new URLSearchParams(query);
  const { searchFilters = {} } = parseGlobalQuery(Object.fromEntries(parameters));
  if (parameters.has('location') || saysWhere(searchFilters)) return undefined;
  return `${path}?${query ? `${query}&` : ''}location=${encodeURIComponent(places)}`;
}
