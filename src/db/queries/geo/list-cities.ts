import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { cities } from '../../schema/place.ts';

export type CityRow = typeof cities.$inferSelect;

/** Cities of one region or of all, by id. */
export function listCities(db: Db, { regionId }: { regionId?: number } = {}): Promise<CityRow[]> {
  return db
    .select()
    .from(cities)
    .where(regionId === undefined ? undefined : eq(cities.regionId, regionId))
    .orderBy(asc(cities.id));
}
