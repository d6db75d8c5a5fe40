import { and, asc, count, inArray, min } from 'drizzle-orm';
import type { HouseFigures } from '#domain/catalog/catalogue.ts';
import type { Db } from '../../client.ts';
import { flats } from '../../schema/flat.ts';
import { isOnSale } from './on-sale.ts';

/** Sums up the flats on sale by house of these complexes; houses with none are left out. */
export async function listHouseFigures(db: Db, complexIds: readonly number[]): Promise<HouseFigures[]> {
  if (complexIds.length === 0) return [];
  return db
    .select({ houseId: flats.houseId, flatsCount: count(), minPrice: min(flats.price) })
    .from(flats)
    .where(and(inArray(flats.complexId, [...complexIds]), isOnSale()))
    .groupBy(flats.houseId)
    .orderBy(asc(flats.houseId));
}
