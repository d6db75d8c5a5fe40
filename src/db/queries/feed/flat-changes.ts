import { type SQL, sql } from 'drizzle-orm';
import type { FlatChangeKind } from '#domain/feed/flat-changes.ts';
import type { ListSort, SortColumn } from '#domain/list-sorts.ts';
import type { Db } from '../../client.ts';
import { deleteSome } from '../../delete-some.ts';
import { holdsText } from '../../holds-text.ts';
import { orderedBy } from '../../ordered-by.ts';
import { feedFlatChanges } from '../../schema/feed.ts';
import { createFlatStage, FLAT_COLUMNS, keptOffer, type StagedOffer, stageKept } from './staged-flats.ts';

const FACTS = sql.raw(FLAT_COLUMNS.map((name) => `flats.${name}`).join(', '));

/** A flat as it stands in the catalogue, by the names of the stage's columns. */
const FLAT_TODAY = sql`(SELECT to_jsonb(image) FROM (SELECT ${FACTS}) image)`;

/** The same with all that a return to it needs. */
const IMAGE = sql`(SELECT to_jsonb(image) FROM (
  SELECT ${FACTS}, entry.parent_external_id AS house_key,
    entry.fingerprint AS facts, entry.photos_fingerprint AS photos,
    ${picturesOf('is_plan')} AS plan_urls, ${picturesOf('NOT is_plan')} AS photo_urls) image)`;

function picturesOf(which: string): SQL {
  return sql.raw(`coalesce((SELECT jsonb_agg(media.source_url ORDER BY shown."order")
    FROM flat_media shown JOIN media ON media.id = shown.media_id WHERE shown.flat_id = flats.id AND ${which}), '[]')`);
}

interface NotingRun {
  feedId: number;
  runId: number;
}

/** Keeps how flats stand before they change; a run that touches nothing has nothing to note. */
export async function noteFlatChanges(tx: Db, run: NotingRun, externalIds: readonly string[]): Promise<void> {
  if (externalIds.length === 0) return;
  const named = sql`jsonb_array_elements_text(${JSON.stringify(externalIds)}::jsonb) WITH ORDINALITY AS named(id, place)`;
  await noteNamed(tx, run, named);
}

/** The same of all flats that the feed lists, which may be too many to be named by this process. */
export async function noteChangesOfAllFlats(tx: Db, run: NotingRun): Promise<void> {
  const listed = sql`(SELECT external_id AS id, external_id AS place FROM feed_objects
    WHERE feed_id = ${run.feedId} AND kind = 'flat' AND withdrawn_at IS NULL) AS named`;
  await noteNamed(tx, run, listed);
}

async function noteNamed(tx: Db, { feedId, runId }: NotingRun, named: SQL): Promise<void> {
  await tx.execute(sql`
    INSERT INTO feed_flat_changes (feed_id, run_id, external_id, before)
    SELECT ${feedId}, ${runId}, named.id, CASE WHEN entry.withdrawn_at IS NULL AND flats.id IS NOT NULL THEN ${IMAGE} END
    FROM ${named}
    LEFT JOIN feed_objects entry ON entry.feed_id = ${feedId} AND entry.kind = 'flat' AND entry.external_id = named.id
    LEFT JOIN flats ON flats.id = entry.object_id
    ORDER BY named.place`);
}

export interface ComparableRun {
  id: number;
  startedAt: Date;
  status: 'applied' | 'held' | 'unchanged';
}

/** The newest runs after which it is known what a feed had in the catalogue, newest first. */
export async function listComparableRuns(db: Db, feedId: number, limit: number): Promise<ComparableRun[]> {
  const { rows } = await db.execute(sql`
    SELECT id, started_at AS "startedAt", status FROM feed_runs
    WHERE feed_id = ${feedId} AND status NOT IN ('running', 'failed') AND id >= coalesce((
      SELECT max(id) FROM feed_runs WHERE feed_id = ${feedId} AND status NOT IN ('running', 'failed')
        AND NOT are_changes_noted), 0)
    ORDER BY id DESC LIMIT ${limit}`);
  return rows.map((row: Record<string, unknown>) => ({
    ...(row as unknown as ComparableRun),
    startedAt: new Date(row.startedAt as string),
  }));
}

export interface RunPair {
  feedId: number;
  /** Ids of runs, the earlier one first. */
  from: number;
  to: number;
}

export interface FlatChangeQuery extends RunPair {
  /** A part of the feed's id of the flat, of its number, house or complex. */
  text?: string | undefined;
  kind?: FlatChangeKind | undefined;
}

/** A flat that differs between what stood after two runs. */
export interface FlatChangeRow {
  externalId: string;
  kind: FlatChangeKind;
  flatId: number | null;
  complex: string | null;
  house: string | null;
  was: StagedOffer | null;
  became: StagedOffer | null;
}

/** Names what is no fact of a feed: the place of a flat in our catalogue, its price in roubles, its pictures. */
const IS_NO_FACT = sql`ARRAY['price', 'house_id', 'house_key', 'facts', 'photos', 'plan_urls', 'photo_urls']`;

function changesBetween({ feedId, from, to, text }: FlatChangeQuery): SQL {
  return sql`first_change AS MATERIALIZED (
      SELECT DISTINCT ON (external_id) external_id, before FROM feed_flat_changes
      WHERE feed_id = ${feedId} AND run_id > ${from} AND run_id <= ${to} ORDER BY external_id, id
    ), state AS MATERIALIZED (
      SELECT first_change.external_id, first_change.before AS was, entry.object_id AS flat_id,
        CASE WHEN later.id IS NOT NULL THEN later.before
          WHEN entry.withdrawn_at IS NULL AND flats.id IS NOT NULL THEN ${FLAT_TODAY} END AS became
      FROM first_change
      LEFT JOIN LATERAL (
        SELECT id, before FROM feed_flat_changes next
        WHERE next.feed_id = ${feedId} AND next.external_id = first_change.external_id AND next.run_id > ${to}
        ORDER BY id LIMIT 1) later ON true
      LEFT JOIN feed_objects entry
        ON entry.feed_id = ${feedId} AND entry.kind = 'flat' AND entry.external_id = first_change.external_id
      LEFT JOIN flats ON flats.id = entry.object_id
    ), changed AS MATERIALIZED (
      SELECT state.*, complexes.name AS complex, houses.name AS house,
        CASE WHEN was IS NULL AND became IS NULL THEN NULL
          WHEN was IS NULL THEN 'appeared' WHEN became IS NULL THEN 'left'
          WHEN became->>'status' = 'SOLD' AND was->>'status' <> 'SOLD' THEN 'sold'
          WHEN (was->'original_price', was->'original_currency')
            IS DISTINCT FROM (became->'original_price', became->'original_currency') THEN 'price'
          WHEN jsonb_strip_nulls(was - ${IS_NO_FACT}) IS DISTINCT FROM jsonb_strip_nulls(became - ${IS_NO_FACT}) THEN 'facts' END AS kind
      FROM state
      LEFT JOIN houses ON houses.id = (coalesce(became, was)->>'house_id')::int
      LEFT JOIN complexes ON complexes.id = houses.complex_id
      WHERE ${holdsText(text, sql`state.external_id`, sql`coalesce(became, was)->>'number'`, sql`houses.name`, sql`complexes.name`) ?? sql`true`}
    )`;
}

const PRICE_WAS = sql`(was->>'original_price')::numeric`;
const PRICE_BECAME = sql`(became->>'original_price')::numeric`;
const FLAT_PLACE = sql`lower(complex), lower(house), length(coalesce(became, was)->>'number'), coalesce(became, was)->>'number', external_id`;
const KIND_PLACE = sql`array_position(ARRAY['left', 'sold', 'price', 'facts', 'appeared'], kind)`;

const SORTED_BY: Record<SortColumn<'runChanges'>, SQL> = {
  kind: KIND_PLACE,
  flat: sql`lower(complex)`,
  price: sql`coalesce(${PRICE_BECAME}, ${PRICE_WAS})`,
  move: sql`CASE WHEN was->>'original_currency' = became->>'original_currency' AND ${PRICE_WAS} > 0
    THEN (${PRICE_BECAME} - ${PRICE_WAS}) / ${PRICE_WAS} END`,
};

/** Counts the flats that differ, by how they do. */
export async function countFlatChanges(
  db: Db,
  query: FlatChangeQuery,
): Promise<Partial<Record<FlatChangeKind, number>>> {
  const { rows } = await db.execute(sql`
    WITH ${changesBetween(query)}
    SELECT kind, count(*)::int AS count FROM changed WHERE kind IS NOT NULL GROUP BY kind`);
  return Object.fromEntries(rows.map((row: Record<string, unknown>) => [row.kind, row.count]));
}

/** Lists the flats that differ; without another order what is gone stands first, then house by house. */
export async function listFlatChanges(
  db: Db,
  query: FlatChangeQuery,
  { sort, limit, offset }: { sort?: ListSort<'runChanges'> | undefined; limit: number; offset: number },
): Promise<FlatChangeRow[]> {
  const { rows } = await db.execute(sql`
    WITH ${changesBetween(query)}
    SELECT external_id AS "externalId", kind, flat_id AS "flatId", complex, house, was, became FROM changed
    WHERE ${query.kind === undefined ? sql`kind IS NOT NULL` : sql`kind = ${query.kind}`}
    ORDER BY ${orderedBy(sort, SORTED_BY, sql`${KIND_PLACE}, ${FLAT_PLACE}`)}
    LIMIT ${limit} OFFSET ${offset}`);
  return rows.map((row: Record<string, unknown>) => ({
    ...(row as unknown as FlatChangeRow),
    was: row.was === null ? null : keptOffer(row.was as Record<string, unknown>),
    became: row.became === null ? null : keptOffer(row.became as Record<string, unknown>),
  }));
}

/** A flat of a feed that stands otherwise now than after an earlier run. */
export interface FlatToReturn {
  id: string;
  /** Whether the feed had it then. */
  wasListed: boolean;
  isListed: boolean;
  /** A digest of how it stood. */
  mark: string;
}

/** How flats stood after a run and stand today, of those to which that is not the same. */
function statesToReturn(feedId: number, runId: number): SQL {
  return sql`state AS MATERIALIZED (
    SELECT * FROM (
      SELECT first_change.external_id, first_change.before AS stood,
        CASE WHEN entry.withdrawn_at IS NULL AND flats.id IS NOT NULL THEN ${IMAGE} END AS today
      FROM (
        SELECT DISTINCT ON (external_id) external_id, before FROM feed_flat_changes
        WHERE feed_id = ${feedId} AND run_id > ${runId} ORDER BY external_id, id) first_change
      LEFT JOIN feed_objects entry
        ON entry.feed_id = ${feedId} AND entry.kind = 'flat' AND entry.external_id = first_change.external_id
      LEFT JOIN flats ON flats.id = entry.object_id) compared
    WHERE jsonb_strip_nulls(stood - 'price') IS DISTINCT FROM jsonb_strip_nulls(today - 'price'))`;
}

const TO_RETURN = sql`SELECT external_id AS id, stood IS NOT NULL AS "wasListed", today IS NOT NULL AS "isListed",
  left(md5(coalesce(stood::text, '')), 16) AS mark FROM state ORDER BY external_id`;

/** Lists the flats of a feed that stand otherwise now than after this run. */
export async function listFlatsToReturn(db: Db, feedId: number, runId: number): Promise<FlatToReturn[]> {
  const { rows } = await db.execute(sql`WITH ${statesToReturn(feedId, runId)} ${TO_RETURN}`);
  return rows as unknown as FlatToReturn[];
}

/** Stages those of them that the feed had then, as they stood, and lists them all. */
export async function stageFlatsToReturn(tx: Db, feedId: number, runId: number): Promise<FlatToReturn[]> {
  await createFlatStage(tx);
  const { rows } = await tx.execute(sql`
    WITH ${statesToReturn(feedId, runId)}, staged AS (${stageKept(sql`state`, sql`stood`)}) ${TO_RETURN}`);
  return rows as unknown as FlatToReturn[];
}

/** So many changes of one feed are remembered: of 5,000 flats each of which changes forty times. */
const MOST_CHANGES = 200_000;

/** Forgets the changes of the oldest runs of feeds with more than are kept, run by run; returns how many. */
export async function deleteCrowdedChanges(
  db: Db,
  limit: number,
  most: number = MOST_CHANGES,
): Promise<number> {
  const { rows } = await db.execute(sql`
    WITH crowded AS (
      SELECT feed_id, run_id, sum(count(*)) OVER (PARTITION BY feed_id ORDER BY run_id DESC) AS newer
      FROM feed_flat_changes GROUP BY feed_id, run_id
    ), oldest AS (
      SELECT feed_id, max(run_id) AS run_id FROM crowded WHERE newer > ${most} GROUP BY feed_id
    ), told AS (
      UPDATE feed_runs SET are_changes_noted = false FROM oldest
      WHERE feed_runs.feed_id = oldest.feed_id AND feed_runs.id <= oldest.run_id AND are_changes_noted
    )
    SELECT feed_id AS "feedId", run_id AS "runId" FROM oldest`);
  let gone = 0;
  for (const { feedId, runId } of rows as unknown as { feedId: number; runId: number }[]) {
    const isOld = sql`${feedFlatChanges.feedId} = ${feedId} AND ${feedFlatChanges.runId} <= ${runId}`;
    if (gone < limit) gone += await deleteSome(db, feedFlatChanges, isOld, limit - gone);
  }
  return gone;
}
