import { decodeLocations, encodeLocations } from '#domain/geo/location-code.ts';

const CATALOGUE = ['/', '/search'];

/**
 * Where a page of the catalogue lies for a visitor who chose places before: the same address with them in it, so that
 * what is shown can be shared. Undefined when the address names places itself or nothing is remembered.
 */
export function addressOfRememberedPlace(url: string, cookie: string | undefined): string | undefined {
  const [path = '', query = ''] = url.split('?', 2);
  if (!CATALOGUE.includes(path) || !cookie) return undefined;
  if (new URLSearchParams(query).has('location')) return undefined;
  const codes = encodeLocations(decodeLocations(cookie));
  return codes ? `${path}?${query ? `${query}&` : ''}location=${encodeURIComponent(codes)}` : undefined;
}
