import type { GeoRegion } from '#contract/geo-group.ts';
import type { Db } from '#db/client.ts';
import { listCities, listCountries, listRegions } from '#db/queries/geo/places.ts';

/** Every region with its cities, by country, then by name. */
export async function listGeoRegions(db: Db): Promise<GeoRegion[]> {
  const [countries, regions, cities] = [await listCountries(db), await listRegions(db), await listCities(db)];
  const byRegion = Map.groupBy(cities, ({ regionId }) => regionId);
  const names = new Map(countries.map(({ id, name }) => [id, name]));
  return regions
    .toSorted(
      (one, other) => one.countryId - other.countryId || one.fullName.localeCompare(other.fullName, 'ru'),
    )
    .map(({ id, fullName, countryId }) => ({
      id,
      name: fullName,
      country: names.get(countryId)!,
      cities: (byRegion.get(id) ?? [])
        .map((city) => ({ id: city.id, name: city.name }))
        .sort((one, other) => one.name.localeCompare(other.name, 'ru')),
    }));
}
