import { sql } from 'drizzle-orm';
import type { TwinFacts } from '#domain/feed/match-twins.ts';
import type { Db } from '../../client.ts';
import { PLACE_COLUMNS, type PlaceKind, type PlaceRow } from './listed-places.ts';

/** Lists the feeds that name any of the places. */
export async function listFeedsOfPlaces(db: Db, kind: PlaceKind, ids: readonly number[]): Promise<number[]> {
  const { rows } = await db.execute(sql`
    SELECT DISTINCT feed_id AS id FROM feed_objects WHERE kind = ${kind}
      AND object_id IN (SELECT value::int FROM jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)) ORDER BY id`);
  return rows.map((row: Record<string, unknown>) => row.id as number);
}

/** Lists the named houses, or all houses of a complex, with the complex of each. */
export async function listHousePlaces(
  tx: Db,
  of: { complexId: number } | { ids: readonly number[] },
): Promise<(PlaceRow & { complexId: number })[]> {
  const where =
    'complexId' in of
      ? sql`complex_id = ${of.complexId}`
      : sql`id IN (SELECT value::int FROM jsonb_array_elements_text(${JSON.stringify(of.ids)}::jsonb))`;
  const { rows } = await tx.execute(sql`
    SELECT ${PLACE_COLUMNS('houses')}, complex_id AS "complexId" FROM houses WHERE ${where} ORDER BY id`);
  return rows as unknown as (PlaceRow & { complexId: number })[];
}

/** Lists the flats of a complex or a house that feeds list now. */
export async function listListedFlats(
  tx: Db,
  of: { complexId: number } | { houseId: number },
): Promise<TwinFacts<number>[]> {
  const where =
    'complexId' in of ? sql`flats.complex_id = ${of.complexId}` : sql`flats.house_id = ${of.houseId}`;
  const { rows } = await tx.execute(sql`
    SELECT flats.id AS key, house_id AS house, number, floor, area_m2_x100 AS "areaM2x100", price::float8 AS price,
      (SELECT media.source_url FROM flat_media JOIN media ON media.id = flat_media.media_id
       WHERE flat_media.flat_id = flats.id AND flat_media.is_plan ORDER BY flat_media."order" LIMIT 1) AS "planUrl"
    FROM flats
    WHERE ${where} AND EXISTS (SELECT FROM feed_objects entry
      WHERE entry.kind = 'flat' AND entry.object_id = flats.id AND entry.withdrawn_at IS NULL)
    ORDER BY flats.id`);
  return rows as unknown as TwinFacts<number>[];
}

/** Moves all that feeds list of one complex to the other, with its pictures and houses. */
export async function moveComplex(tx: Db, fromId: number, intoId: number): Promise<void> {
  await relinkFeedObjects(tx, 'complex', [{ fromId, intoId }]);
  await tx.execute(sql`
    UPDATE complex_media SET complex_id = ${intoId} WHERE complex_id = ${fromId} AND NOT EXISTS (
      SELECT FROM complex_media there WHERE there.complex_id = ${intoId} AND there.media_id = complex_media.media_id)`);
  await tx.execute(sql`UPDATE houses SET complex_id = ${intoId} WHERE complex_id = ${fromId}`);
  await tx.execute(sql`UPDATE flats SET complex_id = ${intoId} WHERE complex_id = ${fromId}`);
}

/**
 * Moves all that feeds list of one house to the other; flats that both have leave the catalogue in favour of the
 * other's.
 */
export async function moveHouse(
  tx: Db,
  { fromId, intoId, flats }: { fromId: number; intoId: number; flats: { fromId: number; intoId: number }[] },
  now: Date,
): Promise<void> {
  await relinkFeedObjects(tx, 'house', [{ fromId, intoId }]);
  await relinkFeedObjects(tx, 'flat', flats);
  await tx.execute(sql`
    WITH gone AS (
      UPDATE flats SET withdrawn_at = ${now.toISOString()}::timestamptz
      WHERE withdrawn_at IS NULL AND id IN (SELECT pair."fromId" FROM ${pairsOf(flats)}) RETURNING id
    )
    INSERT INTO flat_statuses (flat_id, at, status)
    SELECT id, ${now.toISOString()}::timestamptz, 'WITHDRAWN' FROM gone`);
  await tx.execute(sql`
    UPDATE flats SET house_id = ${intoId}, complex_id = (SELECT complex_id FROM houses WHERE id = ${intoId})
    WHERE house_id = ${fromId} AND id NOT IN (SELECT pair."fromId" FROM ${pairsOf(flats)})`);
}

/** Points the feeds' ids of one object to another and keeps the first home, for a later parting. */
async function relinkFeedObjects(
  tx: Db,
  kind: PlaceKind | 'flat',
  pairs: { fromId: number; intoId: number }[],
): Promise<void> {
  await tx.execute(sql`
    UPDATE feed_objects SET object_id = pair."intoId", home_object_id = coalesce(home_object_id, object_id)
    FROM ${pairsOf(pairs)} WHERE kind = ${kind} AND object_id = pair."fromId"`);
}

function pairsOf(pairs: { fromId: number; intoId: number }[]) {
  return sql`jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) AS pair("fromId" int, "intoId" int)`;
}

/**
 * Finds the complex or the flat that stands for one joined to it, also through several joinings; undefined while any
 * feed lists the object itself, as after a parting.
 */
export async function findSuccessor(
  db: Db,
  kind: 'complex' | 'flat',
  id: number,
): Promise<number | undefined> {
  const { rows } = await db.execute(sql`
    SELECT joined.object_id AS id FROM feed_objects joined
    WHERE joined.kind = ${kind} AND joined.home_object_id = ${id} AND NOT EXISTS (
      SELECT FROM feed_objects own WHERE own.kind = ${kind} AND own.object_id = ${id})
    ORDER BY joined.object_id LIMIT 1`);
  return rows[0]?.id as number | undefined;
}
