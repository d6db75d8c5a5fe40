import {
  and,
  asc,
  between,
  eq,
  exists,
  gt,
  inArray,
  isNull,
  ne,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import type { Location } from '#domain/geo/location-code.ts';
import type { Db } from '../../client.ts';
import { complexes } from '../../schema/complex.ts';
import { flatPrices, flatStatuses, flats } from '../../schema/flat.ts';
import { isOnSale } from './on-sale.ts';

/** Ids from `first` to `last`; a page of them begins after `after`. */
export interface IdRange {
  first: number;
  last: number;
}

/** A page for robots and when a price or a status on it last changed. */
export interface ChangedPage {
  id: number;
  changedAt: Date;
}

const asDate = (value: unknown) => new Date(value as string);

/** A flat robots should know: still in its feed, and not sold. */
function isListed(): SQL {
  return and(isNull(flats.withdrawnAt), ne(flats.status, 'SOLD'))!;
}

// Written out: a query of one table leaves the names of tables away, and inside a subquery they would mean another one.
const changedAt = sql<Date>`greatest(flats.created_at,
  (SELECT max(at) FROM flat_prices WHERE flat_id = flats.id),
  (SELECT max(at) FROM flat_statuses WHERE flat_id = flats.id))`;

/** Up to `limit` pages of flats with ids of the range greater than `after`, by id. */
export function listFlatPages(
  db: Db,
  { first, last, after, limit }: IdRange & { after: number; limit: number },
): Promise<ChangedPage[]> {
  return db
    .select({ id: flats.id, changedAt: changedAt.mapWith(asDate) })
    .from(flats)
    .where(and(isListed(), between(flats.id, first, last), gt(flats.id, after)))
    .orderBy(asc(flats.id))
    .limit(limit);
}

/** Up to `limit` ids of complexes greater than `after`, by id. */
export async function listComplexIds(
  db: Db,
  { after, limit }: { after: number; limit: number },
): Promise<number[]> {
  const rows = await db
    .select({ id: complexes.id })
    .from(complexes)
    .where(gt(complexes.id, after))
    .orderBy(asc(complexes.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Pages of those of the complexes that have something on sale or reserved, by id. */
export function listComplexPages(db: Db, ids: readonly number[]): Promise<ChangedPage[]> {
  return db
    .select({ id: complexes.id, changedAt: sql<Date>`max(${changedAt})`.mapWith(asDate) })
    .from(complexes)
    .innerJoin(flats, and(eq(flats.complexId, complexes.id), isListed()))
    .where(inArray(complexes.id, [...ids]))
    .groupBy(complexes.id)
    .orderBy(asc(complexes.id));
}

/** Up to `limit` flats whose pages appeared, changed or went after the moment, by id, with their complexes. */
export async function listNewsOfFlats(
  db: Db,
  { since, after, limit }: { since: Date; after: number; limit: number },
): Promise<{ id: number; complexId: number }[]> {
  const isNews = or(
    gt(flats.createdAt, since),
    gt(flats.withdrawnAt, since),
    exists(
      db
        .select({ one: sql`1` })
        .from(flatPrices)
        .where(and(eq(flatPrices.flatId, flats.id), gt(flatPrices.at, since))),
    ),
    exists(
      db
        .select({ one: sql`1` })
        .from(flatStatuses)
        .where(and(eq(flatStatuses.flatId, flats.id), gt(flatStatuses.at, since))),
    ),
  );
  return db
    .select({ id: flats.id, complexId: flats.complexId })
    .from(flats)
    .where(and(gt(flats.id, after), isNews))
    .orderBy(asc(flats.id))
    .limit(limit);
}

/** Lists the runs of `size` ids that hold flats for robots, from run 0, with the last change in each. */
export async function listFlatRuns(db: Db, size: number): Promise<{ run: number; changedAt: Date }[]> {
  const runOf = (id: SQLWrapper) => sql`(${id} - 1) / ${sql.raw(String(size))}`;
  const { rows } = await db.execute(sql`
    WITH listed AS (SELECT DISTINCT ${runOf(flats.id)} AS run FROM ${flats} WHERE ${isListed()}),
    changed AS (
      SELECT ${runOf(flatPrices.flatId)} AS run, max(${flatPrices.at}) AS at FROM ${flatPrices} GROUP BY 1
      UNION ALL
      SELECT ${runOf(flatStatuses.flatId)}, max(${flatStatuses.at}) FROM ${flatStatuses} GROUP BY 1
    )
    SELECT listed.run, max(changed.at) AS changed_at FROM listed JOIN changed ON changed.run = listed.run
    GROUP BY listed.run ORDER BY listed.run`);
  return rows.map((row: Record<string, unknown>) => ({
    run: Number(row.run),
    changedAt: asDate(row.changed_at),
  }));
}

/** Places with at least `fewest` flats on sale: cities, then regions, then countries, each by id. */
export async function listPlacesOnSale(db: Db, fewest: number): Promise<Location[]> {
  const { rows } = await db.execute(sql`
    SELECT city_id AS "cityId", region_id AS "regionId", country_id AS "countryId"
    FROM ${flats} JOIN ${complexes} ON ${complexes.id} = ${flats.complexId}
    WHERE ${isOnSale()}
    GROUP BY GROUPING SETS ((city_id), (region_id), (country_id))
    HAVING count(*) >= ${fewest} AND num_nonnulls(city_id, region_id, country_id) = 1
    ORDER BY city_id, region_id, country_id`);
  return rows.map(({ cityId, regionId, countryId }: Record<string, number | null>) => {
    if (cityId) return { kind: 'city', id: cityId };
    return regionId ? { kind: 'region', id: regionId } : { kind: 'country', id: countryId! };
  });
}
