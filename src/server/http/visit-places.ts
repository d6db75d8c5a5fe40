import { EVERYWHERE } from '#domain/geo/everywhere.ts';
import type { ServiceContext } from '#services/context.ts';
import { locate } from '#services/geo/locate.ts';

/** Where pages search while their address names no places: what is remembered, else where the visitor is. */
export async function visitPlaces(services: ServiceContext, remembered: string | undefined) {
  // A page without a place is better than none: what its own calls fail with decides about it.
  const here = await locate(services, undefined).catch(() => ({ location: EVERYWHERE }));
  return { place: remembered ?? here.location, defaultPlace: here.location };
}
