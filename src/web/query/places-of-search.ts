import {
  decodeLocations,
  encodeLocation,
  type LocationCode,
  MAX_LOCATIONS,
} from '#domain/geo/location-code.ts';

/** The places an address names, as the procedures take them. */
export function placesOfSearch(location: string | undefined): LocationCode[] | undefined {
  return location ? decodeLocations(location).slice(0, MAX_LOCATIONS).map(encodeLocation) : undefined;
}
