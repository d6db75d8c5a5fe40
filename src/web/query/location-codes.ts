import {
  decodeLocations,
  encodeLocation,
  type LocationCode,
  MAX_LOCATIONS,
} from '#domain/geo/location-code.ts';

/** The places of a search, as the procedures take them; none is everywhere. */
export function locationCodes(location: string): LocationCode[] | undefined {
  const codes = decodeLocations(location).slice(0, MAX_LOCATIONS).map(encodeLocation);
  return codes.length > 0 ? codes : undefined;
}
