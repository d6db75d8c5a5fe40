import type { Dictionaries } from '#contract/dictionaries.ts';
import { decodeLocations, type Location } from '#domain/geo/location-code.ts';

type Places = Pick<Dictionaries, 'regions' | 'cities'>;

/** More would be asked for longer than anybody types. */
const MOST_REGIONS = 10;

/**
 * Ids of the regions whose names the search field knows around places: those of the places themselves, of a country
 * that of the default place or all it has. None of them stands for the region of the default place.
 */
export function regionsToKnow(places: Places, location: string, defaultPlace: string): number[] {
  const own = regionIdsOf(places, decodeLocations(defaultPlace));
  const found = decodeLocations(location).flatMap((place) => {
    const ids = regionIdsOf(places, [place]);
    const ofDefault = place.kind === 'country' ? ids.filter((id) => own.includes(id)) : [];
    return ofDefault.length > 0 ? ofDefault : ids;
  });
  return [...new Set(found)].slice(0, MOST_REGIONS);
}

function regionIdsOf({ regions, cities }: Places, asked: readonly Location[]): number[] {
  return asked.flatMap(({ kind, id }) => {
    if (kind === 'region') return [id];
    if (kind === 'city') return cities.find((city) => city.id === id)?.regionId ?? [];
    return regions.filter(({ countryId }) => countryId === id).map((region) => region.id);
  });
}
