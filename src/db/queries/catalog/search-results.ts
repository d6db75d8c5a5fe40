import {
  and,
  asc,
  count,
  countDistinct,
  desc,
  eq,
  inArray,
  isNotNull,
  max,
  min,
  type SQL,
  sql,
} from 'drizzle-orm';
import type {
  CatalogQuery,
  FlatPlace,
  HousePriceSum,
  MapHouseFound,
  RoadTimes,
} from '#domain/catalog/catalogue.ts';
import type { CatalogueSort, ComplexSort } from '#domain/catalog/sort.ts';
import type { Bounds } from '#domain/geo/bounds.ts';
import type { Db } from '../../client.ts';
import { complexes } from '../../schema/complex.ts';
import { flats } from '../../schema/flat.ts';
import { houses } from '../../schema/house.ts';
import { turnInSql } from '../../schema/turn-in-sql.ts';
import { isFound, standsInBox } from './is-found.ts';

const pricePerM2 = sql`${flats.price}::numeric / ${flats.areaM2x100}`;

/** Flats without a price come last in either direction; the id breaks every tie, so pages never overlap. */
const ORDER: Record<Exclude<CatalogueSort, 'road'>, SQL[]> = {
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

function orderOf({ sort, road }: CatalogQuery & { sort: CatalogueSort }): SQL[] {
  if (sort !== 'road') return ORDER[sort];
  if (!road) return ORDER.default;
  return [sql`${minutesOf(road)} ASC NULLS LAST`, asc(flats.id)];
}

/** The minutes of all ways from a house together. */
function minutesOf(road: RoadTimes): SQL {
  const [ids, minutes] = [[...road.total.keys()], [...road.total.values()]];
  return sql`(
    SELECT way.minutes
    FROM unnest(${sql.param(ids)}::int[], ${sql.param(minutes)}::int[]) AS way (house_id, minutes)
    WHERE way.house_id = ${houses.id}
  )`;
}

/** Quarters from the year 0; a year alone is ready at its end, and a house that is finished has been ready for ever. */
const readyQuarter = sql`CASE
  WHEN ${houses.buildingState} IN ('BUILT', 'HANDOVER') THEN 0
  ELSE ${houses.handoverYear} * 4 + coalesce(${houses.handoverQuarter}, 4)
END`;

/** Ids come last, so pages never overlap. */
function orderOfComplexes(sort: ComplexSort, road: RoadTimes | undefined): SQL[] {
  const ofFlats: Record<Exclude<ComplexSort, 'road'>, SQL> = {
    default: desc(max(flats.createdAt)),
    price_asc: sql`${min(flats.price)} ASC NULLS LAST`,
    price_desc: sql`${max(flats.price)} DESC NULLS LAST`,
    handover: sql`min(${readyQuarter}) ASC NULLS LAST`,
  };
  if (sort !== 'road') return [ofFlats[sort], asc(complexes.id)];
  return [road ? sql`min(${minutesOf(road)}) ASC NULLS LAST` : ofFlats.default, asc(complexes.id)];
}

/** Ids of one page of the flats found, in the order asked for. */
export async function findFlatIds(
  db: Db,
  query: CatalogQuery & { sort: CatalogueSort; limit: number; offset: number },
): Promise<number[]> {
  const rows = await db
    .select({ id: flats.id })
    .from(flats)
    .innerJoin(houses, eq(houses.id, flats.houseId))
    .innerJoin(complexes, eq(complexes.id, flats.complexId))
    .where(isFound(query))
    .orderBy(...orderOf(query))
    .limit(query.limit)
    .offset(query.offset);
  return rows.map((row) => row.id);
}

/** Flats found in these complexes, by id. */
export function listFoundFlats(
  db: Db,
  query: CatalogQuery,
  complexIds: readonly number[],
): Promise<FlatPlace[]> {
  return db
    .select({ id: flats.id, complexId: flats.complexId, houseId: flats.houseId, floor: flats.floor })
    .from(flats)
    .innerJoin(houses, eq(houses.id, flats.houseId))
    .innerJoin(complexes, eq(complexes.id, flats.complexId))
    .where(and(isFound(query), inArray(flats.complexId, [...complexIds])))
    .orderBy(asc(flats.id));
}

/** Ids of one page of complexes with flats found, in the order asked for. */
export async function findComplexIds(
  db: Db,
  query: CatalogQuery & { sort?: ComplexSort; limit: number; offset: number },
): Promise<number[]> {
  const rows = await db
    .select({ id: complexes.id })
    .from(flats)
    .innerJoin(houses, eq(houses.id, flats.houseId))
    .innerJoin(complexes, eq(complexes.id, flats.complexId))
    .where(isFound(query))
    .groupBy(complexes.id)
    .orderBy(...orderOfComplexes(query.sort ?? 'default', query.road))
    .limit(query.limit)
    .offset(query.offset);
  return rows.map((row) => row.id);
}

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

/** Houses inside the box with the flats found in each, by id; houses whose point is not known are nowhere. */
export async function listMapHouses(db: Db, query: CatalogQuery, box: Bounds): Promise<MapHouseFound[]> {
  const rows = await db
    .select({
      houseId: houses.id,
      complexId: houses.complexId,
      latitude: houses.latitude,
      longitude: houses.longitude,
      flatsCount: count(),
      minPrice: min(flats.price),
    })
    .from(flats)
    .innerJoin(houses, eq(houses.id, flats.houseId))
    .innerJoin(complexes, eq(complexes.id, flats.complexId))
    .where(and(isFound(query), standsInBox(box)))
    .groupBy(houses.id)
    .orderBy(asc(houses.id));
  return rows.map((row) => ({ ...row, latitude: row.latitude!, longitude: row.longitude! }));
}

/** Sums of prices and areas of the flats found in each house inside the box, by id. */
export async function sumHousePrices(db: Db, query: CatalogQuery, box: Bounds): Promise<HousePriceSum[]> {
  const rows = await db
    .select({
      houseId: houses.id,
      latitude: houses.latitude,
      longitude: houses.longitude,
      flatsCount: count(),
      priceSum: sql<number>`sum(${flats.price})`.mapWith(Number),
      areaSumM2x100: sql<number>`sum(${flats.areaM2x100})`.mapWith(Number),
    })
    .from(flats)
    .innerJoin(houses, eq(houses.id, flats.houseId))
    .innerJoin(complexes, eq(complexes.id, flats.complexId))
    .where(and(isFound(query), standsInBox(box), isNotNull(flats.price)))
    .groupBy(houses.id)
    .orderBy(asc(houses.id));
  return rows.map((row) => ({ ...row, latitude: row.latitude!, longitude: row.longitude! }));
}
