import { asc, inArray } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { houses } from '../../schema/house.ts';

export type HouseRow = typeof houses.$inferSelect;

/** Houses of the complexes, by complex and id. */
export async function listHouses(db: Db, complexIds: number[]): Promise<HouseRow[]> {
  if (complexIds.length === 0) return [];
  return db
    .select()
    .from(houses)
    .where(inArray(houses.complexId, complexIds))
    .orderBy(asc(houses.complexId), asc(houses.id));
}
