import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { DiffRecord } from '#domain/feed/diff.ts';
import type { Db } from '../../client.ts';
import { feedObjects } from '../../schema/feed.ts';
import { flats } from '../../schema/flat.ts';

/** The flats a feed has in the catalogue, as the diff compares them. */
export async function listFeedRecords(db: Db, feedId: number): Promise<DiffRecord[]> {
  const house = alias(feedObjects, 'house');
  const rows = await db
    .select({
      id: feedObjects.externalId,
      houseKey: house.externalId,
      complexKey: sql<string>`${house.parentExternalId}`,
      facts: feedObjects.fingerprint,
      photos: feedObjects.photosFingerprint,
    })
    .from(feedObjects)
    .innerJoin(
      house,
      and(
        eq(house.feedId, feedObjects.feedId),
        eq(house.kind, 'house'),
        eq(house.externalId, feedObjects.parentExternalId),
      ),
    )
    .where(
      and(eq(feedObjects.feedId, feedId), eq(feedObjects.kind, 'flat'), isNull(feedObjects.withdrawnAt)),
    );
  return rows.map(({ facts, photos, ...record }) => ({ ...record, fingerprint: { facts, photos } }));
}

/** Counts the flats that a feed has in the catalogue. */
export function countListedFlats(db: Db, feedId: number): Promise<number> {
  return db.$count(
    feedObjects,
    and(eq(feedObjects.feedId, feedId), eq(feedObjects.kind, 'flat'), isNull(feedObjects.withdrawnAt)),
  );
}

/** Picks the ids that the feed used before and withdrew: such a flat returns with its page and history. */
export async function findReturningFlats(tx: Db, feedId: number, externalIds: string[]): Promise<string[]> {
  if (externalIds.length === 0) return [];
  const { rows } = await tx.execute(sql`
    SELECT external_id AS id FROM feed_objects
    WHERE feed_id = ${feedId} AND kind = 'flat' AND withdrawn_at IS NOT NULL
      AND external_id IN (SELECT jsonb_array_elements_text(${JSON.stringify(externalIds)}::jsonb))`);
  return rows.map((row: Record<string, unknown>) => row.id as string);
}

/** Picks the ids under which the feed has ever listed a flat. */
export async function listKnownFlats(tx: Db, feedId: number, externalIds: string[]): Promise<string[]> {
  const { rows } = await tx.execute(sql`
    SELECT external_id AS id FROM feed_objects
    WHERE feed_id = ${feedId} AND kind = 'flat'
      AND external_id IN (SELECT jsonb_array_elements_text(${JSON.stringify(externalIds)}::jsonb))`);
  return rows.map((row: Record<string, unknown>) => row.id as string);
}

export interface HeldComplex {
  complexId: number;
  complexName: string;
  /** Counts the flats that the feed had on sale before some went missing. */
  live: number;
  missing: number;
  /** The part of `missing` that the newest export holds in rejected rows. */
  rejected: number;
  missingSince: Date;
  /** One letter per flat, house by house from the top floor down: `m`issing, `s`taying, `.` not on sale. */
  flats: string;
}

/** Lists complexes of a feed with flats that are missing from its newest export and wait for a decision. */
export async function listHeldComplexes(db: Db, feedId: number): Promise<HeldComplex[]> {
  const { rows } = await db.execute(sql`
    SELECT complexes.id AS "complexId", complexes.name AS "complexName",
      count(*) FILTER (WHERE entry.withdrawn_at IS NULL)::int AS live,
      count(*) FILTER (WHERE entry.withdrawn_at IS NULL AND entry.missing_since IS NOT NULL)::int AS missing,
      count(*) FILTER (WHERE entry.withdrawn_at IS NULL AND entry.missing_since IS NOT NULL
        AND entry.missing_as = 'rejected')::int AS rejected,
      min(entry.missing_since) FILTER (WHERE entry.withdrawn_at IS NULL) AS "missingSince",
      string_agg(CASE WHEN entry.withdrawn_at IS NOT NULL OR flats.status = 'SOLD' THEN '.'
        WHEN entry.missing_since IS NOT NULL THEN 'm' ELSE 's' END, ''
        ORDER BY flats.house_id, flats.section, flats.floor DESC, length(flats.number), flats.number, flats.id) AS flats
    FROM feed_objects entry
    JOIN flats ON flats.id = entry.object_id
    JOIN complexes ON complexes.id = flats.complex_id
    WHERE entry.feed_id = ${feedId} AND entry.kind = 'flat' AND flats.complex_id IN (
      SELECT held.complex_id FROM feed_objects missing JOIN flats held ON held.id = missing.object_id
      WHERE missing.feed_id = ${feedId} AND missing.kind = 'flat'
        AND missing.missing_since IS NOT NULL AND missing.withdrawn_at IS NULL)
    GROUP BY complexes.id
    ORDER BY missing DESC, complexes.id`);
  return rows.map((row: Record<string, unknown>) => ({
    ...(row as unknown as HeldComplex),
    missingSince: new Date(row.missingSince as string),
  }));
}

interface HeldFlat {
  externalId: string;
  complexId: number;
}

/** Flats of a feed that are missing from its newest export and wait for a decision. */
export function listHeldFlats(db: Db, feedId: number): Promise<HeldFlat[]> {
  return db
    .select({ externalId: feedObjects.externalId, complexId: flats.complexId })
    .from(feedObjects)
    .innerJoin(flats, eq(flats.id, feedObjects.objectId))
    .where(
      and(
        eq(feedObjects.feedId, feedId),
        eq(feedObjects.kind, 'flat'),
        isNotNull(feedObjects.missingSince),
        isNull(feedObjects.withdrawnAt),
      ),
    )
    .orderBy(asc(flats.complexId), asc(feedObjects.externalId));
}

/**
 * Tells PostgreSQL's planner what the tables hold now, for by itself it notices a large import a minute late: as the
 * last act of the transaction that has written it. After the commit it would take a core for half a second from those
 * who come to see what has changed, and plan for what was there before until then.
 */
export async function analyzeCatalogue(tx: Db): Promise<void> {
  await tx.execute(
    sql`ANALYZE complexes, houses, house_metros, flats, flat_prices, feed_objects, flat_media, media`,
  );
}
