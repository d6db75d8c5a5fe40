import { and, asc, count, desc, eq, inArray, isNotNull, isNull, lte, max, min, sql } from 'drizzle-orm';
import type { BuildingState } from '#domain/listing/building-state.ts';
import type { FlatStatus } from '#domain/listing/flat-status.ts';
import type { HouseFloors } from '#domain/listing/mini-board.ts';
import type { RoomsBucket } from '#domain/listing/rooms-bucket.ts';
import type { Db } from '../../client.ts';
import { isAmongIds, prepared } from '../../prepared.ts';
import { complexes } from '../../schema/complex.ts';
import { flats } from '../../schema/flat.ts';
import { houses } from '../../schema/house.ts';
import { isOnSale } from '../catalog/on-sale.ts';

/** A flat with what it has from its complex and its house. */
export type FlatRow = typeof flats.$inferSelect & {
  complexName: string;
  developerCompanyId: number;
  regionId: number | null;
  cityId: number | null;
  buildingState: BuildingState;
  handoverYear: number | null;
  handoverQuarter: number | null;
};

/** Whether a flat was ever listed, sold ones included. */
export async function hasFlats(db: Db): Promise<boolean> {
  return (await db.select({ id: flats.id }).from(flats).limit(1)).length > 0;
}

function selectFlats(db: Db) {
  return db
    .select({
      flat: flats,
      complexName: complexes.name,
      developerCompanyId: complexes.developerCompanyId,
      regionId: complexes.regionId,
      cityId: complexes.cityId,
      buildingState: houses.buildingState,
      handoverYear: houses.handoverYear,
      handoverQuarter: houses.handoverQuarter,
    })
    .from(flats)
    .innerJoin(complexes, eq(complexes.id, flats.complexId))
    .innerJoin(houses, eq(houses.id, flats.houseId))
    .$dynamic();
}

const asRow = ({ flat, ...ofItsPlace }: Awaited<ReturnType<typeof selectFlats>>[number]): FlatRow => ({
  ...flat,
  ...ofItsPlace,
});

const flatsById = prepared((db) => selectFlats(db).where(isAmongIds(flats.id)).prepare('flats_by_id'));

/** Flats by id, in the order of the ids; unknown ids are left out. */
export async function listFlats(db: Db, ids: number[]): Promise<FlatRow[]> {
  if (ids.length === 0) return [];
  const rows = await flatsById(db).execute({ ids });
  const place = new Map(ids.map((id, index) => [id, index]));
  return rows.map(asRow).sort((one, other) => place.get(one.id)! - place.get(other.id)!);
}

/** The plans by which flats on sale in a complex are paid by parts, those of the most flats first. */
export async function listPaymentPlans(
  db: Db,
  complexId: number,
  limit: number,
): Promise<{ plan: string; flatsCount: number }[]> {
  const rows = await db
    .select({ plan: flats.paymentPlan, flatsCount: count() })
    .from(flats)
    .where(and(eq(flats.complexId, complexId), isOnSale(), isNotNull(flats.paymentPlan)))
    .groupBy(flats.paymentPlan)
    .orderBy(desc(count()), asc(flats.paymentPlan))
    .limit(limit);
  return rows.map(({ plan, flatsCount }) => ({ plan: plan!, flatsCount }));
}

/** Flats on sale in one complex, cheapest first. */
export async function listFlatsOfComplex(db: Db, complexId: number, limit: number): Promise<FlatRow[]> {
  const rows = await selectFlats(db)
    .where(and(eq(flats.complexId, complexId), isOnSale()))
    .orderBy(sql`${flats.price} ASC NULLS LAST`, asc(flats.id))
    .limit(limit);
  return rows.map(asRow);
}

/** The cheapest flats on sale of each rooms bucket of a complex, of these ids if any, all of them cheapest first. */
export async function listCheapestByRooms(
  db: Db,
  complexId: number,
  perBucket: number,
  among?: number[],
): Promise<FlatRow[]> {
  if (among?.length === 0) return [];
  const ranked = db
    .select({
      id: flats.id,
      place:
        sql<number>`row_number() OVER (PARTITION BY ${flats.rooms} ORDER BY ${flats.price} NULLS LAST, ${flats.id})`.as(
          'place',
        ),
    })
    .from(flats)
    .where(and(eq(flats.complexId, complexId), isOnSale(), among && inArray(flats.id, among)))
    .as('ranked');
  const rows = await selectFlats(db)
    .innerJoin(ranked, eq(ranked.id, flats.id))
    .where(lte(ranked.place, perBucket))
    .orderBy(sql`${flats.price} ASC NULLS LAST`, asc(flats.id));
  return rows.map(asRow);
}

/** The flats of a house that are still in their feed, whatever their status. */
export async function listFlatsOfHouse(db: Db, houseId: number): Promise<FlatRow[]> {
  const rows = await selectFlats(db)
    .where(and(eq(flats.houseId, houseId), isNull(flats.withdrawnAt)))
    .orderBy(asc(flats.id));
  return rows.map(asRow);
}

type FloorFlat = {
  id: number;
  houseId: number;
  section: string | null;
  number: string | null;
  floor: number;
  rooms: string;
  areaM2x100: number;
  status: FlatStatus;
};

/**
 * Flats that feeds still carry on floors of houses, whatever their status; `around` adds as many floors on each side.
 */
export async function listFlatsOfFloors(
  db: Db,
  floors: readonly HouseFloors[],
  around: number,
): Promise<FloorFlat[]> {
  if (floors.length === 0) return [];
  const asked = sql`unnest(
    ${sql.param(floors.map(({ houseId }) => houseId))}::int[],
    ${sql.param(floors.map(({ fromFloor }) => fromFloor - around))}::int[],
    ${sql.param(floors.map(({ toFloor }) => toFloor + around))}::int[]
  ) AS asked (house_id, from_floor, to_floor)`;
  const { rows } = await db.execute<FloorFlat>(sql`
    SELECT ${flats.id} AS id, ${flats.houseId} AS "houseId", ${flats.section} AS section, ${flats.number} AS number,
      ${flats.floor} AS floor, ${flats.rooms} AS rooms, ${flats.areaM2x100} AS "areaM2x100", ${flats.status} AS status
    FROM ${asked}
    JOIN ${flats} ON ${flats.houseId} = asked.house_id AND ${flats.floor} BETWEEN asked.from_floor AND asked.to_floor
    WHERE ${flats.withdrawnAt} IS NULL
    ORDER BY ${flats.id}`);
  return rows;
}

export interface RoomsCount {
  rooms: RoomsBucket;
  flatsCount: number;
  minAreaM2x100: number;
  maxAreaM2x100: number;
  minPrice: number | null;
  maxPrice: number | null;
}

/** Counts these flats by rooms bucket, with their sizes and prices; empty buckets are left out. */
export async function countByRooms(db: Db, ids: number[]): Promise<RoomsCount[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({
      rooms: flats.rooms,
      flatsCount: count(),
      minAreaM2x100: min(flats.areaM2x100),
      maxAreaM2x100: max(flats.areaM2x100),
      minPrice: min(flats.price),
      maxPrice: max(flats.price),
    })
    .from(flats)
    .where(inArray(flats.id, ids))
    .groupBy(flats.rooms);
  return rows as RoomsCount[];
}
