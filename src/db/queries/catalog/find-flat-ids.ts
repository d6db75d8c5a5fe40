import { asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { CatalogQuery } from '#domain/catalog/catalog-query.ts';
import type { SortKey } from '#domain/catalog/sort.ts';
import type { Db } from '../../client.ts';
import { complexes } from '../../schema/complex.ts';
import { flats } from '../../schema/flat.ts';
import { houses } from '../../schema/house.ts';
import { turnInSql } from '../../schema/turn-in-sql.ts';
import { isFound } from './is-found.ts';

const pricePerM2 = sql`${flats.price}::numeric / ${flats.areaM2x100}`;

/** Flats without a price come last in either direction; the id breaks every tie, so pages never overlap. */
const ORDER: Record<SortKey, SQL[]> = {
  // Computes `turnOf` in SQL; no two flats share a turn.
  default: [asc(turnInSql(flats.id))],
  newest: [desc(flats.createdAt), asc(flats.id)],
  price_asc: [sql`${flats.price} ASC NULLS LAST`, asc(flats.id)],
  price_desc: [sql`${flats.price} DESC NULLS LAST`, asc(flats.id)],
  area_asc: [asc(flats.areaM2x100), asc(flats.id)],
  area_desc: [desc(flats.areaM2x100), asc(flats.id)],
  price_m2_asc: [sql`${pricePerM2} ASC NULLS LAST`, asc(flats.id)],
  price_m2_desc: [sql`${pricePerM2} DESC NULLS LAST`, asc(flats.id)],
};

/** Ids of one page of the flats found, in the order asked for. */
export async function findFlatIds(
  db: Db,
  query: CatalogQuery & { sort: SortKey; limit: number; offset: number },
): Promise<number[]> {
  const rows = await db
    .select({ id: flats.id })
    .from(flats)
    .innerJoin(houses, eq(houses.id, flats.houseId))
    .innerJoin(complexes, eq(complexes.id, flats.complexId))
    .where(isFound(query))
    .orderBy(...ORDER[query.sort])
    .limit(query.limit)
    .offset(query.offset);
  return rows.map((row) => row.id);
}
