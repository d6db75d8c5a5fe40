import { arrayContains, asc } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { highways } from '../../schema/highway.ts';

export type HighwayRow = typeof highways.$inferSelect;

/** Roads through one region or all, by id. */
export function listHighways(db: Db, { regionId }: { regionId?: number } = {}): Promise<HighwayRow[]> {
  return db
    .select()
    .from(highways)
    .where(regionId === undefined ? undefined : arrayContains(highways.regionIds, [regionId]))
    .orderBy(asc(highways.id));
}
