import { sql } from 'drizzle-orm';
import type { Db } from '../../client.ts';

export interface PlaceCountry {
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
