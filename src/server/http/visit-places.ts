import { EVERYWHERE } from '#domain/geo/everywhere.ts';
import type { ServiceContext } from '#services/context.ts';
import { locate } from '#services/geo/locate.ts';

/**
 * Gives the places in which pages search when their address names none: the remembered ones, else the visitor's own.
 */
export async function visitPlaces(services: ServiceContext, remembered: string | undefined) {
  // A page without a place is better than none: what its own calls fail with decides about it.
  const here = await locate(services, undefined).catch(() => ({ location: EVERYWHERE }));
  return { place: remembered ?? here.location, defaultPlace: here.location };
}
