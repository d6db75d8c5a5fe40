import { EVERYWHERE } from '#domain/geo/everywhere.ts';
import { decodeLocations, encodeLocations, type Location } from '#domain/geo/location-code.ts';
import { readPlaces } from '#domain/geo/read-places.ts';
import { getDictionaries } from '#services/catalog/get-dictionaries.ts';
import type { ServiceContext } from '#services/context.ts';

/**
 * The places a text names, without those the dictionary does not know; undefined when none is left. While the
 * dictionary cannot be asked every place counts as known.
 */
export async function knownPlaces(services: ServiceContext, text = ''): Promise<string | undefined> {
  const named = readPlaces(text);
  if (named === undefined || named === EVERYWHERE) return named;
  try {
    const { cities, regions, countries } = await getDictionaries(services);
    const lists = { city: cities, region: regions, country: countries };
    const isKnown = ({ kind, id }: Location) => lists[kind].some((place) => place.id === id);
    return encodeLocations(decodeLocations(named).filter(isKnown)) || undefined;
  } catch {
    return named;
  }
}
