import { asc } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { isAmongIds, prepared } from '../../prepared.ts';
import { houses } from '../../schema/house.ts';

export type HouseRow = typeof houses.$inferSelect;

const housesByComplex = prepared((db) =>
  db
    .select()
    .from(houses)
    .where(isAmongIds(houses.complexId))
    .orderBy(asc(houses.complexId), asc(houses.id))
    .prepare('houses_by_complex'),
);

/** Houses of the complexes, by complex and id. */
export async function listHouses(db: Db, complexIds: number[]): Promise<HouseRow[]> {
  if (complexIds.length === 0) return [];
  return housesByComplex(db).execute({ ids: complexIds });
}
