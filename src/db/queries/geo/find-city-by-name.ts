import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { cities } from '../../schema/place.ts';
import type { CityRow } from './list-cities.ts';

/** The city of this name; of several the one with the smallest id. */
export async function findCityByName(db: Db, name: string): Promise<CityRow | undefined> {
  const [city] = await db.select().from(cities).where(eq(cities.name, name)).orderBy(asc(cities.id)).limit(1);
  return city;
}
