import { fullName } from '#domain/geo/full-name.ts';
import type { cities } from '../../schema/place.ts';
import { CITIES_ABROAD } from './cities/abroad.ts';
import { CENTRAL_CITIES } from './cities/central.ts';
import { FAR_EAST_CITIES } from './cities/far-east.ts';
import { LENINGRAD_REGION_CITIES } from './cities/leningrad-region.ts';
import { MOSCOW_REGION_CITIES } from './cities/moscow-region.ts';
import { NORTH_CAUCASUS_CITIES } from './cities/north-caucasus.ts';
import { NORTH_WEST_CITIES } from './cities/north-west.ts';
import { SIBERIA_CITIES } from './cities/siberia.ts';
import { SOUTH_CITIES } from './cities/south.ts';
import { URAL_CITIES } from './cities/ural.ts';
import { VOLGA_CITIES } from './cities/volga.ts';
import type { CityEntry, RegionCities } from './city-entry.ts';
import { regionIdOf } from './regions.ts';

type City = typeof cities.$inferSelect;

/**
 * Cities of all countries. Ids never change hands: the first hundred is shared, each file then counts from a hundred
 * of its own.
 */
export const CITIES: readonly City[] = [
  MOSCOW_REGION_CITIES,
  LENINGRAD_REGION_CITIES,
  CENTRAL_CITIES,
  NORTH_WEST_CITIES,
  SOUTH_CITIES,
  NORTH_CAUCASUS_CITIES,
  VOLGA_CITIES,
  URAL_CITIES,
  SIBERIA_CITIES,
  FAR_EAST_CITIES,
  CITIES_ABROAD,
].flatMap((groups) => groups.flatMap(citiesOf));

function citiesOf({ region, cities }: RegionCities): City[] {
  const regionId = regionIdOf(region);
  return cities.map((entry) => cityOf(regionId, entry));
}

function cityOf(regionId: number, [id, name, latitude, longitude, type = 'город']: CityEntry): City {
  return { id, regionId, name, type, fullName: fullName(name, type), latitude, longitude };
}
