import { isQueryExcluded } from '#domain/catalog/global-query.ts';
import { readPlaces } from '#domain/geo/read-places.ts';
import { addressOf, addressParts } from './address-parts.ts';

/**
 * The address of a page without the places nobody knows: a search in a place that is no more goes on where the visitor
 * would have searched anyway. Undefined when the address names no such places.
 */
export async function addressInKnownPlaces(
  url: string,
  knownOf: (named: string) => Promise<string | undefined>,
): Promise<string | undefined> {
  const { path, parameters } = addressParts(url);
  const named = readPlaces(parameters.get('location') ?? '');
  if (named === undefined || isQueryExcluded(path)) return undefined;
  const known = await knownOf(named);
  if (known === named) return undefined;
  if (known === undefined) parameters.delete('location');
  else parameters.set('location', known);
  return addressOf(path, parameters);
}
