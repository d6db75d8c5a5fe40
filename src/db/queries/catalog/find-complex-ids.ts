import { asc, desc, eq, max } from 'drizzle-orm';
import type { CatalogQuery } from '#domain/catalog/catalog-query.ts';
import type { Db } from '../../client.ts';
import { complexes } from '../../schema/complex.ts';
import { flats } from '../../schema/flat.ts';
import { houses } from '../../schema/house.ts';
import { isFound } from './is-found.ts';

/** Ids of one page of complexes with flats found, the freshest first. */
export async function findComplexIds(
  db: Db,
  query: CatalogQuery & { limit: number; offset: number },
): Promise<number[]> {
  const rows = await db
    .select({ id: complexes.id })
    .from(flats)
    .innerJoin(houses, eq(houses.id, flats.houseId))
    .innerJoin(complexes, eq(complexes.id, flats.complexId))
    .where(isFound(query))
    .groupBy(complexes.id)
    .orderBy(desc(max(flats.createdAt)), asc(complexes.id))
    .limit(query.limit)
    .offset(query.offset);
  return rows.map((row) => row.id);
}
