import { eq, inArray } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Places } from '#domain/catalog/catalog-query.ts';
import type { Db } from '../../client.ts';
import { cities, countries, regions } from '../../schema/place.ts';

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
