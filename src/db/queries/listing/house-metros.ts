import { and, asc, eq, inArray, isNotNull, min, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../client.ts';
import { isAmongIds, prepared } from '../../prepared.ts';
import { houses } from '../../schema/house.ts';
import { houseMetros } from '../../schema/house-metro.ts';
import { metroLines, metroStations } from '../../schema/metro.ts';

export type HouseMetro = typeof houseMetros.$inferSelect;

/** A way that a router has measured, both on foot and by car where cars may go. */
export type MeasuredWay = Omit<HouseMetro, 'isEstimate'>;

export interface ComplexMetro {
  complexId: number;
  metroId: number;
  minutesFoot: number | null;
  /** The walk goes by the straight line. */
  isFootEstimate: boolean;
  minutesCar: number | null;
  isCarEstimate: boolean;
  name: string;
  /** The colour of the line: '#RRGGBB'. */
  colour: string;
}

const metrosByComplex = prepared((db) =>
  db
    .select({
      complexId: houses.complexId,
      metroId: houseMetros.metroId,
      minutesFoot: min(houseMetros.minutesFoot),
      isFootEstimate: ofLeast(houseMetros.isEstimate, houseMetros.minutesFoot),
      minutesCar: min(houseMetros.minutesCar),
      isCarEstimate: ofLeast(houseMetros.isCarEstimate, houseMetros.minutesCar),
      name: metroStations.name,
      colour: metroLines.colour,
    })
    .from(houseMetros)
    .innerJoin(houses, eq(houses.id, houseMetros.houseId))
    .innerJoin(metroStations, eq(metroStations.id, houseMetros.metroId))
    .innerJoin(metroLines, eq(metroLines.id, metroStations.lineId))
    .where(isAmongIds(houses.complexId))
    .groupBy(houses.complexId, houseMetros.metroId, metroStations.name, metroLines.colour)
    .orderBy(
      asc(houses.complexId),
      sql`min(${houseMetros.minutesFoot}) ASC NULLS LAST`,
      min(houseMetros.minutesCar),
      asc(houseMetros.metroId),
    )
    .prepare('metros_by_complex'),
);

/** Tells whether the least minutes of a group are an estimate; of equal ones those that were measured count. */
function ofLeast(isEstimate: AnyPgColumn, minutes: AnyPgColumn): SQL<boolean> {
  return sql`(array_agg(${isEstimate} ORDER BY ${minutes}, ${isEstimate}))[1]`;
}

/** Lists the metros of complexes, each by its nearest house, nearest first. */
export async function listComplexMetros(db: Db, complexIds: number[]): Promise<ComplexMetro[]> {
  if (complexIds.length === 0) return [];
  return metrosByComplex(db).execute({ ids: complexIds });
}

/** Lists houses that have a point. */
export async function listHousePoints(
  db: Db,
): Promise<{ id: number; latitude: number; longitude: number }[]> {
  const rows = await db
    .select({ id: houses.id, latitude: houses.latitude, longitude: houses.longitude })
    .from(houses)
    .where(isNotNull(houses.latitude))
    .orderBy(asc(houses.id));
  return rows.flatMap(placed);
}

function placed({
  id,
  latitude,
  longitude,
}: Pick<typeof houses.$inferSelect, 'id' | 'latitude' | 'longitude'>) {
  return latitude === null || longitude === null ? [] : [{ id, latitude, longitude }];
}

/** Lists the halls of all metros with the metro of each. */
export function listHalls(db: Db): Promise<{ metroId: number; latitude: number; longitude: number }[]> {
  return db
    .select({
      metroId: metroStations.metroId,
      latitude: metroStations.latitude,
      longitude: metroStations.longitude,
    })
    .from(metroStations)
    .orderBy(asc(metroStations.id));
}

/** Lists every known way from a house to a metro. */
export function listHouseMetros(db: Db): Promise<HouseMetro[]> {
  return db.select().from(houseMetros).orderBy(asc(houseMetros.houseId), asc(houseMetros.metroId));
}

/** Replaces all ways from these houses to metros. */
export async function replaceHouseMetros(db: Db, houseIds: number[], rows: HouseMetro[]): Promise<void> {
  if (houseIds.length === 0) return;
  await db.execute(sql`
    DELETE FROM house_metros
    WHERE house_id IN (SELECT value::integer FROM jsonb_array_elements_text(${JSON.stringify(houseIds)}::jsonb))`);
  await db.execute(sql`
    INSERT INTO house_metros (house_id, metro_id, minutes_foot, minutes_car, straight_m, is_estimate, is_car_estimate)
    SELECT "houseId", "metroId", "minutesFoot", "minutesCar", "straightM", "isEstimate", "isCarEstimate"
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS way("houseId" integer, "metroId" integer, "minutesFoot" integer, "minutesCar" integer,
        "straightM" integer, "isEstimate" boolean, "isCarEstimate" boolean)`);
}

/** Lists houses with a way that no router has measured, at most so many, in the order of their ids. */
export async function listUnmeasuredHouses(
  db: Db,
  most: number,
): Promise<{ id: number; latitude: number; longitude: number }[]> {
  const rows = await db
    .selectDistinct({ id: houses.id, latitude: houses.latitude, longitude: houses.longitude })
    .from(houseMetros)
    .innerJoin(houses, eq(houses.id, houseMetros.houseId))
    .where(and(eq(houseMetros.isEstimate, true), isNotNull(houses.latitude)))
    .orderBy(asc(houses.id))
    .limit(most);
  return rows.flatMap(placed);
}

/** Writes what a router measured, of houses that have not moved meanwhile. Answers how many ways that are. */
export async function writeMeasuredWays(db: Db, rows: readonly MeasuredWay[]): Promise<number> {
  if (rows.length === 0) return 0;
  const { rowCount } = await db.execute(sql`
    UPDATE house_metros
    SET minutes_foot = way."minutesFoot", minutes_car = way."minutesCar", is_estimate = false,
      is_car_estimate = way."isCarEstimate"
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS way("houseId" integer, "metroId" integer, "minutesFoot" integer, "minutesCar" integer, "straightM" integer,
        "isCarEstimate" boolean)
    WHERE house_id = way."houseId" AND metro_id = way."metroId" AND straight_m = way."straightM"`);
  return rowCount ?? 0;
}

/** Lists the measured minutes from houses to one metro, where people walk or drive to it. */
export async function listMeasuredWays(
  db: Db,
  metroId: number,
  mode: 'foot' | 'car',
): Promise<{ houseId: number; minutes: number }[]> {
  const [minutes, isEstimate] =
    mode === 'foot'
      ? [houseMetros.minutesFoot, houseMetros.isEstimate]
      : [houseMetros.minutesCar, houseMetros.isCarEstimate];
  const rows = await db
    .select({ houseId: houseMetros.houseId, minutes })
    .from(houseMetros)
    .where(and(eq(houseMetros.metroId, metroId), eq(isEstimate, false), isNotNull(minutes)));
  return rows.map((row) => ({ houseId: row.houseId, minutes: row.minutes! }));
}

/** Lists all walks to metros that a router measured, by the points they begin at. */
export async function listMeasuredWalks(
  db: Db,
): Promise<{ latitude: number; longitude: number; metroId: number; minutes: number }[]> {
  const rows = await db
    .select({
      latitude: houses.latitude,
      longitude: houses.longitude,
      metroId: houseMetros.metroId,
      minutes: houseMetros.minutesFoot,
    })
    .from(houseMetros)
    .innerJoin(houses, eq(houses.id, houseMetros.houseId))
    .where(
      and(
        eq(houseMetros.isEstimate, false),
        isNotNull(houseMetros.minutesFoot),
        isNotNull(houses.latitude),
        isNotNull(houses.longitude),
      ),
    )
    .orderBy(asc(houses.id), asc(houseMetros.metroId));
  return rows.map(({ latitude, longitude, metroId, minutes }) => ({
    latitude: latitude!,
    longitude: longitude!,
    metroId,
    minutes: minutes!,
  }));
}

/** Lists the points of these metros: each is that of the hall which stands for all its halls. */
export function listMetroPoints(
  db: Db,
  metroIds: number[],
): Promise<{ metroId: number; latitude: number; longitude: number }[]> {
  return db
    .select({
      metroId: metroStations.id,
      latitude: metroStations.latitude,
      longitude: metroStations.longitude,
    })
    .from(metroStations)
    .where(inArray(metroStations.id, metroIds));
}
