import { cityOfRegion } from './city-of-region.ts';
import { decodeLocations, encodeLocation, type Location } from './location-code.ts';
import { UAE_COUNTRY_ID } from './uae.ts';

/** All places there are. */
interface Dictionaries {
  cities: readonly { id: number; regionId: number; name: string; fullName: string }[];
  regions: readonly { id: number; countryId: number; fullName: string }[];
  countries: readonly { id: number; name: string }[];
}

/** The places of an address in the words pages use for them. */
export interface NamedPlaces {
  /** As the dictionaries write them; places nobody knows are left out. */
  names: string[];
  /** Every place lies in the Emirates, where nobody counts minutes to a metro. */
  isUae: boolean;
  /** The city that the one region asked for is: both have one page. */
  cityCode?: string | undefined;
}

export function namePlaces(dictionaries: Dictionaries, location: string): NamedPlaces {
  const asked = decodeLocations(location);
  const found = asked.flatMap((place) => findPlace(dictionaries, place) ?? []);
  const [sole] = asked.length === 1 ? asked : [];
  const region = sole?.kind === 'region' && dictionaries.regions.find(({ id }) => id === sole.id);
  const city = region ? cityOfRegion(region, dictionaries.cities) : undefined;
  return {
    names: found.map(({ name }) => name),
    isUae: found.length > 0 && found.every(({ countryId }) => countryId === UAE_COUNTRY_ID),
    ...(city && { cityCode: encodeLocation({ kind: 'city', id: city.id }) }),
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
