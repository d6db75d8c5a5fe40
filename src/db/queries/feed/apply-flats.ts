import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { FLAT_COLUMNS } from './staged-flats.ts';

const columns = sql.raw(FLAT_COLUMNS.join(', '));
const stagedColumns = sql.raw(FLAT_COLUMNS.map((name) => `staged.${name}`).join(', '));
const assignments = sql.raw(FLAT_COLUMNS.map((name) => `${name} = staged.${name}`).join(', '));

interface Run {
  feedId: number;
  now: Date;
}

/**
 * Puts new flats into the catalogue with their first price and status, and remembers what the feed calls them.
 * Comes first of all that is applied: until then no staged row has a flat.
 */
export async function insertFlats(tx: Db, { feedId, now }: Run, externalIds: string[]): Promise<void> {
  if (externalIds.length === 0) return;
  await tx.execute(sql`
    UPDATE staged_flats SET flat_id = nextval(pg_get_serial_sequence('flats', 'id'))
    WHERE external_id IN (SELECT jsonb_array_elements_text(${JSON.stringify(externalIds)}::jsonb))`);
  await tx.execute(sql`
    INSERT INTO flats (id, complex_id, created_at, ${columns}) OVERRIDING SYSTEM VALUE
    SELECT staged.flat_id, houses.complex_id, ${now.toISOString()}::timestamptz, ${stagedColumns}
    FROM staged_flats staged JOIN houses ON houses.id = staged.house_id
    WHERE staged.flat_id IS NOT NULL ORDER BY staged.seq`);
  await tx.execute(sql`
    INSERT INTO flat_prices (flat_id, at, price, original_price, original_currency)
    SELECT flat_id, ${now.toISOString()}::timestamptz, price, original_price, original_currency
    FROM staged_flats WHERE flat_id IS NOT NULL ORDER BY seq`);
  await tx.execute(sql`
    INSERT INTO flat_statuses (flat_id, at, status)
    SELECT flat_id, ${now.toISOString()}::timestamptz, status FROM staged_flats WHERE flat_id IS NOT NULL ORDER BY seq`);
  await tx.execute(sql`
    INSERT INTO feed_objects (feed_id, kind, external_id, parent_external_id, object_id, fingerprint, photos_fingerprint)
    SELECT ${feedId}, 'flat', external_id, house_key, flat_id, facts, photos
    FROM staged_flats WHERE flat_id IS NOT NULL`);
}

/**
 * Several feeds may list one flat. The facts are those of the feed that listed it first, for as long as it lists it; the
 * others confirm them and fill what is blank.
 */
const ownsFacts = (feedId: number) => sql`NOT EXISTS (
  SELECT 1 FROM feed_objects earlier
  WHERE earlier.kind = 'flat' AND earlier.object_id = flats.id AND earlier.withdrawn_at IS NULL
    AND earlier.feed_id < ${feedId})`;

/** Brings known flats to what the feed says now; a new price or status is added to their histories. */
export async function updateFlats(tx: Db, { feedId, now }: Run, externalIds: string[]): Promise<void> {
  if (externalIds.length === 0) return;
  await tx.execute(sql`
    UPDATE staged_flats SET flat_id = known.object_id FROM feed_objects known
    WHERE known.feed_id = ${feedId} AND known.kind = 'flat' AND known.external_id = staged_flats.external_id
      AND staged_flats.external_id IN (SELECT jsonb_array_elements_text(${JSON.stringify(externalIds)}::jsonb))`);
  const changed = sql`
    FROM staged_flats staged JOIN flats ON flats.id = staged.flat_id
    WHERE staged.external_id IN (SELECT jsonb_array_elements_text(${JSON.stringify(externalIds)}::jsonb))
      AND ${ownsFacts(feedId)}`;
  await tx.execute(sql`
    INSERT INTO flat_prices (flat_id, at, price, original_price, original_currency)
    SELECT flats.id, ${now.toISOString()}::timestamptz, staged.price, staged.original_price, staged.original_currency
    ${changed} AND (flats.price, flats.original_price, flats.original_currency)
      IS DISTINCT FROM (staged.price, staged.original_price, staged.original_currency)`);
  await tx.execute(sql`
    INSERT INTO flat_statuses (flat_id, at, status)
    SELECT flats.id, ${now.toISOString()}::timestamptz, staged.status
    ${changed} AND (flats.status <> staged.status OR flats.withdrawn_at IS NOT NULL)`);
  await tx.execute(sql`
    UPDATE flats SET ${assignments}, complex_id = houses.complex_id, withdrawn_at = NULL
    FROM staged_flats staged JOIN houses ON houses.id = staged.house_id
    WHERE flats.id = staged.flat_id AND ${ownsFacts(feedId)}
      AND staged.external_id IN (SELECT jsonb_array_elements_text(${JSON.stringify(externalIds)}::jsonb))`);
  await tx.execute(sql`
    UPDATE feed_objects known
    SET fingerprint = staged.facts, photos_fingerprint = staged.photos, parent_external_id = staged.house_key,
      withdrawn_at = NULL, missing_since = NULL
    FROM staged_flats staged
    WHERE known.feed_id = ${feedId} AND known.kind = 'flat' AND known.external_id = staged.external_id
      AND staged.external_id IN (SELECT jsonb_array_elements_text(${JSON.stringify(externalIds)}::jsonb))`);
}

/**
 * Takes flats out of the catalogue: they left the feed. Their rows, pages and histories stay. A flat that another
 * feed still lists stays on sale, with the facts of that feed from its next run.
 */
export async function withdrawFlats(tx: Db, run: Run, externalIds: string[]): Promise<void> {
  if (externalIds.length === 0) return;
  await withdraw(
    tx,
    run,
    sql`external_id IN (SELECT jsonb_array_elements_text(${JSON.stringify(externalIds)}::jsonb))`,
  );
}

/** Withdraws all flats that the feed has in the catalogue, as `withdrawFlats` does; returns how many these were. */
export function withdrawAllFlats(tx: Db, run: Run): Promise<number> {
  return withdraw(tx, run, sql`withdrawn_at IS NULL`);
}

async function withdraw(tx: Db, { feedId, now }: Run, isGone: SQL): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    WITH left_feed AS (
      UPDATE feed_objects SET withdrawn_at = ${now.toISOString()}::timestamptz, missing_since = NULL
      WHERE feed_id = ${feedId} AND kind = 'flat' AND ${isGone}
      RETURNING object_id
    ), successors AS (
      UPDATE feed_objects successor SET fingerprint = '' FROM left_feed
      WHERE successor.kind = 'flat' AND successor.object_id = left_feed.object_id AND successor.withdrawn_at IS NULL
        AND successor.feed_id <> ${feedId}
      RETURNING successor.object_id
    ), withdrawn AS (
      UPDATE flats SET withdrawn_at = ${now.toISOString()}::timestamptz FROM left_feed
      WHERE flats.id = left_feed.object_id AND flats.withdrawn_at IS NULL
        AND flats.id NOT IN (SELECT object_id FROM successors)
      RETURNING flats.id
    ), noted AS (
      INSERT INTO flat_statuses (flat_id, at, status)
      SELECT id, ${now.toISOString()}::timestamptz, 'WITHDRAWN' FROM withdrawn
    )
    SELECT count(*)::int AS count FROM left_feed`);
  return rows[0]!.count;
}

/**
 * Notes since when and why flats are missing while their withdrawal waits for a person; clears it for the rest. Those
 * of `rejectedIds` are in the export, but nothing of their rows may be used.
 */
export async function markMissingFlats(
  tx: Db,
  { feedId, now }: Run,
  externalIds: string[],
  rejectedIds: readonly string[],
): Promise<void> {
  const missing = sql`(SELECT jsonb_array_elements_text(${JSON.stringify(externalIds)}::jsonb))`;
  const isMissing = new Set(externalIds);
  const rejected = rejectedIds.filter((id) => isMissing.has(id));
  await tx.execute(sql`
    UPDATE feed_objects SET missing_since = NULL
    WHERE feed_id = ${feedId} AND missing_since IS NOT NULL AND external_id NOT IN ${missing}`);
  await tx.execute(sql`
    UPDATE feed_objects SET missing_since = coalesce(missing_since, ${now.toISOString()}::timestamptz),
      missing_as = CASE WHEN ${JSON.stringify(rejected)}::jsonb ? external_id THEN 'rejected' ELSE 'absent' END
    WHERE feed_id = ${feedId} AND kind = 'flat' AND external_id IN ${missing}`);
}

/** Replaces the pictures of the named flats by what the feed shows now, the plan before the rest. */
export async function replaceFlatMedia(tx: Db, externalIds: string[]): Promise<void> {
  if (externalIds.length === 0) return;
  const named = sql`(SELECT jsonb_array_elements_text(${JSON.stringify(externalIds)}::jsonb))`;
  const pictures = sql`
    SELECT staged.flat_id, url.value AS source_url, url.is_plan, min(url.place) AS place
    FROM staged_flats staged
    CROSS JOIN LATERAL (
      SELECT value, true AS is_plan, ordinality AS place FROM jsonb_array_elements_text(staged.plan_urls) WITH ORDINALITY
      UNION ALL
      SELECT value, false, 1000 + ordinality FROM jsonb_array_elements_text(staged.photo_urls) WITH ORDINALITY
    ) url
    WHERE staged.external_id IN ${named}
    GROUP BY staged.flat_id, url.value, url.is_plan`;
  await tx.execute(sql`
    INSERT INTO media (type, source_url) SELECT DISTINCT 'IMAGE', source_url FROM (${pictures}) found
    ON CONFLICT (source_url) DO NOTHING`);
  await tx.execute(sql`
    DELETE FROM flat_media WHERE flat_id IN (SELECT flat_id FROM staged_flats WHERE external_id IN ${named})`);
  await tx.execute(sql`
    INSERT INTO flat_media (flat_id, media_id, "order", is_plan)
    SELECT found.flat_id, media.id, row_number() OVER (PARTITION BY found.flat_id ORDER BY min(found.place)),
      bool_or(found.is_plan)
    FROM (${pictures}) found JOIN media ON media.source_url = found.source_url
    GROUP BY found.flat_id, media.id`);
}

/** Forgets that flats are missing: a person decided that they stay on sale. */
export async function keepMissingFlats(tx: Db, feedId: number, externalIds: string[]): Promise<void> {
  await tx.execute(sql`
    UPDATE feed_objects SET missing_since = NULL
    WHERE feed_id = ${feedId} AND kind = 'flat'
      AND external_id IN (SELECT jsonb_array_elements_text(${JSON.stringify(externalIds)}::jsonb))`);
}

/** Links flats of this feed to the same flats of another: their blanks are filled, nothing else changes. */
export async function linkTwinFlats(
  tx: Db,
  feedId: number,
  twins: { externalId: string; flatId: number }[],
): Promise<void> {
  if (twins.length === 0) return;
  const pairs = sql`jsonb_to_recordset(${JSON.stringify(twins)}::jsonb) AS twin("externalId" text, "flatId" int)`;
  await tx.execute(sql`
    UPDATE staged_flats SET flat_id = twin."flatId" FROM ${pairs} WHERE external_id = twin."externalId"`);
  await tx.execute(sql`
    INSERT INTO feed_objects (feed_id, kind, external_id, parent_external_id, object_id, fingerprint, photos_fingerprint)
    SELECT ${feedId}, 'flat', staged.external_id, staged.house_key, staged.flat_id, staged.facts, staged.photos
    FROM staged_flats staged JOIN ${pairs} ON twin."externalId" = staged.external_id`);
  await tx.execute(sql`
    UPDATE flats SET section = coalesce(flats.section, staged.section),
      living_area_m2_x100 = coalesce(flats.living_area_m2_x100, staged.living_area_m2_x100),
      kitchen_area_m2_x100 = coalesce(flats.kitchen_area_m2_x100, staged.kitchen_area_m2_x100),
      ceiling_height_cm = coalesce(flats.ceiling_height_cm, staged.ceiling_height_cm),
      renovation = coalesce(flats.renovation, staged.renovation),
      description = coalesce(flats.description, staged.description),
      payment_plan = coalesce(flats.payment_plan, staged.payment_plan),
      balcony = flats.balcony OR staged.balcony, loggia = flats.loggia OR staged.loggia
    FROM staged_flats staged JOIN ${pairs} ON twin."externalId" = staged.external_id
    WHERE flats.id = staged.flat_id`);
}
