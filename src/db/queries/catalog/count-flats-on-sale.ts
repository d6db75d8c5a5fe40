import { count, countDistinct, eq } from 'drizzle-orm';
import type { CatalogQuery } from '#domain/catalog/catalog-query.ts';
import type { Db } from '../../client.ts';
import { complexes } from '../../schema/complex.ts';
import { flats } from '../../schema/flat.ts';
import { houses } from '../../schema/house.ts';
import { isFound } from './is-found.ts';

/** Counts the flats that a search finds, and their complexes. */
export async function countFlatsOnSale(
  db: Db,
  query: CatalogQuery,
): Promise<{ flats: number; complexes: number }> {
  const [row] = await db
    .select({ flats: count(), complexes: countDistinct(flats.complexId) })
    .from(flats)
    .innerJoin(houses, eq(houses.id, flats.houseId))
    .innerJoin(complexes, eq(complexes.id, flats.complexId))
    .where(isFound(query));
  return row!;
}
