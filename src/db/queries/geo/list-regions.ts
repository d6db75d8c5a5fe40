import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { regions } from '../../schema/place.ts';

export type RegionRow = typeof regions.$inferSelect;

/** Regions of one country or of all, by id. */
export function listRegions(db: Db, { countryId }: { countryId?: number } = {}): Promise<RegionRow[]> {
  return db
    .select()
    .from(regions)
    .where(countryId === undefined ? undefined : eq(regions.countryId, countryId))
    .orderBy(asc(regions.id));
}
