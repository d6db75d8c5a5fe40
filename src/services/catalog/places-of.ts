import type { Places } from '#domain/catalog/catalogue.ts';
import { decodeLocation, type LocationCode } from '#domain/geo/location-code.ts';

/** The places of a search as ids by kind; none means everywhere. */
export function placesOf(location: LocationCode | LocationCode[] | undefined): Places {
  const places: Places = { countryIds: [], regionIds: [], cityIds: [] };
  for (const code of location === undefined ? [] : [location].flat()) {
    const place = decodeLocation(code);
    if (place?.kind === 'city') places.cityIds.push(place.id);
    if (place?.kind === 'region') places.regionIds.push(place.id);
    if (place?.kind === 'country') places.countryIds.push(place.id);
  }
  return places;
}
