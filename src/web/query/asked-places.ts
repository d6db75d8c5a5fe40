import type { Dictionaries } from '#contract/dictionaries.ts';
import { decodeLocations, type Location } from '#domain/geo/location-code.ts';
import { UAE_COUNTRY_ID } from '#domain/geo/uae.ts';

/** What pages say of the places of an address. */
export interface AskedPlaces {
  /** As the dictionaries write them; places nobody knows are left out. */
  names: string[];
  /** Every place lies in the Emirates, where nobody counts minutes to a metro. */
  isUae: boolean;
}

export function askedPlaces(dictionaries: Dictionaries, location: string): AskedPlaces {
  const found = decodeLocations(location).flatMap((place) => findPlace(dictionaries, place) ?? []);
  return {
    names: found.map(({ name }) => name),
    isUae: found.length > 0 && found.every(({ countryId }) => countryId === UAE_COUNTRY_ID),
  };
}

function findPlace({ cities, regions, countries }: Dictionaries, { kind, id }: Location) {
  if (kind === 'country') {
    const country = countries.find((one) => one.id === id);
    return country && { name: country.name, countryId: id };
  }
  const city = kind === 'city' ? cities.find((one) => one.id === id) : undefined;
  const region = regions.find((one) => one.id === (kind === 'city' ? city?.regionId : id));
  const name = kind === 'city' ? city?.name : region?.fullName;
  return name === undefined ? undefined : { name, countryId: region?.countryId };
}
