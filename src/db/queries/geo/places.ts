import { asc, eq, inArray, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Places } from '#domain/catalog/catalogue.ts';
import type { GeoPoint } from '#domain/geo/point.ts';
import type { Db } from '../../client.ts';
import { cities, countries, regions } from '../../schema/place.ts';

type CountryRow = typeof countries.$inferSelect;

/** All countries of the dictionary, by id. */
export function listCountries(db: Db): Promise<CountryRow[]> {
  return db.select().from(countries).orderBy(asc(countries.id));
}

type RegionRow = typeof regions.$inferSelect;

/** Regions of one country or of all, by id. */
export function listRegions(db: Db, { countryId }: { countryId?: number } = {}): Promise<RegionRow[]> {
  return db
    .select()
    .from(regions)
    .where(countryId === undefined ? undefined : eq(regions.countryId, countryId))
    .orderBy(asc(regions.id));
}

export type CityRow = typeof cities.$inferSelect;

/** Cities of one region or of all, by id. */
export function listCities(db: Db, { regionId }: { regionId?: number } = {}): Promise<CityRow[]> {
  return db
    .select()
    .from(cities)
    .where(regionId === undefined ? undefined : eq(cities.regionId, regionId))
    .orderBy(asc(cities.id));
}

/** The city of this name; of several the one with the smallest id. */
export async function findCityByName(db: Db, name: string): Promise<CityRow | undefined> {
  const [city] = await db.select().from(cities).where(eq(cities.name, name)).orderBy(asc(cities.id)).limit(1);
  return city;
}

/** The city whose centre lies nearest along the great circle; undefined when there are none. */
export async function findNearestCity(
  db: Db,
  { latitude, longitude }: GeoPoint,
): Promise<CityRow | undefined> {
  const halfLatitude = sql`power(sin(radians(${cities.latitude} - ${latitude}) / 2), 2)`;
  const halfLongitude = sql`power(sin(radians(${cities.longitude} - ${longitude}) / 2), 2)`;
  const haversine = sql`${halfLatitude} + cos(radians(${latitude})) * cos(radians(${cities.latitude})) * ${halfLongitude}`;
  const [nearest] = await db.select().from(cities).orderBy(haversine, cities.id).limit(1);
  return nearest;
}

/** The countries that hold these cities, regions and countries, each once; unknown ids have none. */
export async function listPlaceCountries(db: Db, places: Places): Promise<number[]> {
  const rows = await union(
    db.select({ id: countries.id }).from(countries).where(inArray(countries.id, places.countryIds)),
    db.select({ id: regions.countryId }).from(regions).where(inArray(regions.id, places.regionIds)),
    db
      .select({ id: regions.countryId })
      .from(cities)
      .innerJoin(regions, eq(regions.id, cities.regionId))
      .where(inArray(cities.id, places.cityIds)),
  );
  return rows.map((row) => row.id);
}

interface PlaceCountry {
  kind: 'city' | 'region' | 'country';
  id: number;
  countryId: number;
}

/** Every city, region and country with the country that holds it. */
export async function listCountriesOfPlaces(db: Db): Promise<PlaceCountry[]> {
  const { rows } = await db.execute(sql`
    SELECT 'country' AS kind, id, id AS "countryId" FROM countries
    UNION ALL SELECT 'region', id, country_id FROM regions
    UNION ALL SELECT 'city', cities.id, regions.country_id
      FROM cities JOIN regions ON regions.id = cities.region_id`);
  return rows as unknown as PlaceCountry[];
}
