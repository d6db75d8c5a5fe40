import { EVERYWHERE } from '#domain/geo/everywhere.ts';
import { readPlaces } from '#domain/geo/read-places.ts';
import type { ServiceContext } from '#services/context.ts';
import { locate } from '#services/geo/locate.ts';

/** Where pages search while their address names no places: what the cookie remembers, else where the visitor is. */
export async function visitPlaces(services: ServiceContext, cookie = '') {
  // A page without a place is better than none: what its own calls fail with decides about it.
  const here = await locate(services, undefined).catch(() => ({ location: EVERYWHERE }));
  return { place: readPlaces(cookie) ?? here.location, defaultPlace: here.location };
}
