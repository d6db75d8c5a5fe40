import { sql } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import type { PlaceKind } from './listed-places.ts';

type ObjectKind = PlaceKind | 'flat';

const TABLES: Record<ObjectKind, string> = { complex: 'complexes', house: 'houses', flat: 'flats' };

/** A feed's own id of a place or a flat. */
export interface FeedEntry {
  feedId: number;
  externalId: string;
}

/** Lists the ids that the feeds of one client use for a place. */
export async function listFeedEntries(
  tx: Db,
  kind: PlaceKind,
  placeId: number,
  clientId: number,
): Promise<FeedEntry[]> {
  const { rows } = await tx.execute(sql`
    SELECT object.feed_id AS "feedId", object.external_id AS "externalId"
    FROM feed_objects object JOIN feeds ON feeds.id = object.feed_id
    WHERE object.kind = ${kind} AND object.object_id = ${placeId} AND feeds.client_company_id = ${clientId}
    ORDER BY feeds.id, object.external_id`);
  return rows as unknown as FeedEntry[];
}

/** Lists the ids of inner things in the same feeds: houses of complexes, flats of houses. */
export async function listInnerFeedEntries(
  tx: Db,
  kind: 'house' | 'flat',
  parents: readonly FeedEntry[],
): Promise<FeedEntry[]> {
  const { rows } = await tx.execute(sql`
    SELECT object.feed_id AS "feedId", object.external_id AS "externalId"
    FROM feed_objects object JOIN ${entriesOf(parents)}
      ON object.feed_id = entry."feedId" AND object.parent_external_id = entry."externalId"
    WHERE object.kind = ${kind} ORDER BY object.feed_id, object.external_id`);
  return rows as unknown as FeedEntry[];
}

/**
 * Separates the objects of these feed ids from those of other clients: each becomes the object it was before a joining,
 * or a copy where others list it too, or stays. The next run writes all of it anew. Returns which object became which.
 */
export async function partObjects(
  tx: Db,
  kind: ObjectKind,
  entries: readonly FeedEntry[],
  now: Date,
): Promise<Map<number, number>> {
  const table = sql.raw(TABLES[kind]);
  const named = sql`(SELECT "feedId", "externalId" FROM ${entriesOf(entries)})`;
  const { rows } = await tx.execute(sql`
    SELECT object_id AS "fromId", max(home_object_id) AS "homeId", EXISTS (
      SELECT FROM feed_objects other WHERE other.kind = ${kind} AND other.object_id = object.object_id
        AND (other.feed_id, other.external_id) NOT IN ${named}) AS "isShared"
    FROM feed_objects object
    WHERE kind = ${kind} AND (feed_id, external_id) IN ${named}
    GROUP BY object_id ORDER BY object_id`);
  const found = rows as unknown as { fromId: number; homeId: number | null; isShared: boolean }[];
  const copied = found
    .filter(({ homeId, isShared }) => homeId === null && isShared)
    .map(({ fromId }) => fromId);
  const { rows: copies } = await tx.execute(sql`
    WITH pair AS (
      SELECT value::int AS "fromId", nextval(pg_get_serial_sequence(${TABLES[kind]}, 'id'))::int AS "intoId"
      FROM jsonb_array_elements_text(${JSON.stringify(copied)}::jsonb)
    ), made AS (
      INSERT INTO ${table} OVERRIDING SYSTEM VALUE
      SELECT (jsonb_populate_record(whole, jsonb_build_object('id', pair."intoId", 'created_at',
        ${now.toISOString()}::timestamptz))).*
      FROM pair JOIN ${table} whole ON whole.id = pair."fromId"
      RETURNING id
    )
    SELECT pair.* FROM pair`);
  const copyOf = new Map(
    (copies as unknown as { fromId: number; intoId: number }[]).map(({ fromId, intoId }) => [fromId, intoId]),
  );
  const became = new Map<number, number>(
    found.map(({ fromId, homeId }) => [fromId, homeId ?? copyOf.get(fromId) ?? fromId]),
  );
  const pairs = [...became].map(([fromId, intoId]) => ({ fromId, intoId }));
  await tx.execute(sql`
    UPDATE feed_objects SET object_id = pair."intoId", home_object_id = NULL, fingerprint = ''
    FROM jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) AS pair("fromId" int, "intoId" int)
    WHERE kind = ${kind} AND object_id = pair."fromId" AND (feed_id, external_id) IN ${named}`);
  return became;
}

/** Moves the pictures that these feeds show under a complex. */
export async function placePictures(
  tx: Db,
  entries: readonly FeedEntry[],
  { fromId, intoId }: { fromId: number; intoId: number },
): Promise<void> {
  await tx.execute(sql`
    UPDATE complex_media SET complex_id = ${intoId}
    WHERE complex_id = ${fromId} AND feed_id IN (SELECT "feedId" FROM ${entriesOf(entries)})
      AND NOT EXISTS (SELECT FROM complex_media there
        WHERE there.complex_id = ${intoId} AND there.media_id = complex_media.media_id)`);
}

export async function placeHouses(tx: Db, entries: readonly FeedEntry[], complexId: number): Promise<void> {
  await tx.execute(sql`
    UPDATE houses SET complex_id = ${complexId} FROM feed_objects object JOIN ${entriesOf(entries)}
      ON object.feed_id = entry."feedId" AND object.external_id = entry."externalId"
    WHERE object.kind = 'house' AND houses.id = object.object_id`);
}

/**
 * Puts flats of these feed ids into the houses that the feeds name. Flats that had left the catalogue in favour of a
 * twin return while their feed lists them, with histories that a copy lacks.
 */
export async function placeFlats(
  tx: Db,
  entries: readonly FeedEntry[],
  became: ReadonlyMap<number, number>,
  now: Date,
): Promise<void> {
  const moment = sql`${now.toISOString()}::timestamptz`;
  const pairs = [...became]
    .map(([fromId, intoId]) => ({ fromId, intoId }))
    .filter((pair) => pair.fromId !== pair.intoId);
  await tx.execute(sql`
    UPDATE flats SET house_id = houses.id, complex_id = houses.complex_id
    FROM feed_objects object JOIN ${entriesOf(entries)}
      ON object.feed_id = entry."feedId" AND object.external_id = entry."externalId"
    JOIN feed_objects house ON house.kind = 'house' AND house.feed_id = object.feed_id
      AND house.external_id = object.parent_external_id
    JOIN houses ON houses.id = house.object_id
    WHERE object.kind = 'flat' AND flats.id = object.object_id`);
  await tx.execute(sql`
    INSERT INTO flat_prices (flat_id, at, price, original_price, original_currency)
    SELECT flats.id, ${moment}, flats.price, flats.original_price, flats.original_currency
    FROM jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) AS pair("fromId" int, "intoId" int)
    JOIN flats ON flats.id = pair."intoId"
    WHERE NOT EXISTS (SELECT FROM flat_prices WHERE flat_id = flats.id)`);
  await tx.execute(sql`
    WITH placed AS (
      SELECT flats.id, flats.status, flats.withdrawn_at, bool_or(object.withdrawn_at IS NULL) AS is_listed
      FROM jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) AS pair("fromId" int, "intoId" int)
      JOIN flats ON flats.id = pair."intoId"
      JOIN feed_objects object ON object.kind = 'flat' AND object.object_id = flats.id
      GROUP BY flats.id
    ), moved AS (
      UPDATE flats SET withdrawn_at = CASE WHEN placed.is_listed THEN NULL ELSE coalesce(flats.withdrawn_at, ${moment}) END
      FROM placed WHERE flats.id = placed.id RETURNING flats.id
    )
    INSERT INTO flat_statuses (flat_id, at, status)
    SELECT placed.id, ${moment}, CASE WHEN placed.is_listed THEN placed.status ELSE 'WITHDRAWN' END FROM placed
    WHERE NOT EXISTS (SELECT FROM flat_statuses WHERE flat_id = placed.id)
      OR (placed.is_listed AND placed.withdrawn_at IS NOT NULL) OR (NOT placed.is_listed AND placed.withdrawn_at IS NULL)`);
}

/** Withdraws flats that no feed lists any more after the parting. */
export async function withdrawUnlisted(tx: Db, flatIds: readonly number[], now: Date): Promise<void> {
  const moment = sql`${now.toISOString()}::timestamptz`;
  await tx.execute(sql`
    WITH gone AS (
      UPDATE flats SET withdrawn_at = ${moment}
      WHERE id IN (SELECT value::int FROM jsonb_array_elements_text(${JSON.stringify(flatIds)}::jsonb))
        AND withdrawn_at IS NULL AND NOT EXISTS (SELECT FROM feed_objects object
          WHERE object.kind = 'flat' AND object.object_id = flats.id AND object.withdrawn_at IS NULL)
      RETURNING id
    )
    INSERT INTO flat_statuses (flat_id, at, status) SELECT id, ${moment}, 'WITHDRAWN' FROM gone`);
}

function entriesOf(entries: readonly FeedEntry[]) {
  return sql`jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) AS entry("feedId" int, "externalId" text)`;
}
