import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { flats } from '../../schema/flat.ts';
import { houses } from '../../schema/house.ts';
import { isOnSale } from '../catalog/on-sale.ts';

export type HouseRow = typeof houses.$inferSelect & { flatsCount: number; minPrice: number | null };

/** Houses of the complexes with what is on sale in each. */
export async function listHouses(db: Db, complexIds: number[]): Promise<HouseRow[]> {
  if (complexIds.length === 0) return [];
  const rows = await db
    .select({
      house: houses,
      flatsCount: sql<number>`count(${flats.id})`.mapWith(Number),
      minPrice: sql<number | null>`min(${flats.price})`.mapWith(Number),
    })
    .from(houses)
    .leftJoin(flats, and(eq(flats.houseId, houses.id), isOnSale()))
    .where(inArray(houses.complexId, complexIds))
    .groupBy(houses.id)
    .orderBy(asc(houses.complexId), asc(houses.id));
  return rows.map(({ house, ...figures }) => ({ ...house, ...figures }));
}
