import { and, asc, count, eq, inArray, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { FigureDoubt } from '#domain/feed/figure-doubt.ts';
import type { FlatFigures } from '#domain/feed/flat-figures.ts';
import type { Db } from '../../client.ts';
import { complexes } from '../../schema/complex.ts';
import { doubtfulFlats } from '../../schema/doubtful-flat.ts';
import { feedObjects } from '../../schema/feed.ts';
import { houses } from '../../schema/house.ts';
import { figureColumns, keptOffer, type StagedOffer } from './staged-flats.ts';

export type DoubtfulFlat = typeof doubtfulFlats.$inferSelect;

export interface FlatInDoubt {
  id: string;
  figuresKey: string;
  doubts: FigureDoubt[];
}

/** The figures of one flat that people have allowed. */
export interface ReleasedFigures {
  id: string;
  key: string;
  doubts: FigureDoubt[];
}

export async function listReleasedFigures(tx: Db, feedId: number): Promise<ReleasedFigures[]> {
  const { rows } = await tx.execute(sql`
    SELECT external_id AS id, released_key AS key, released_doubts AS doubts FROM doubtful_flats
    WHERE feed_id = ${feedId} AND released_key IS NOT NULL`);
  return rows as unknown as ReleasedFigures[];
}

/** Figures that people have allowed in another feed, with the flat they are of. */
export interface ReleasedElsewhere extends Omit<ReleasedFigures, 'id'> {
  complexId: number;
  number: string | null;
  floor: number;
  areaM2x100: number;
}

/** Lists what people have allowed in other feeds of these complexes. */
export async function listReleasedElsewhere(
  tx: Db,
  feedId: number,
  complexIds: number[],
): Promise<ReleasedElsewhere[]> {
  const { rows } = await tx.execute(sql`
    SELECT houses.complex_id AS "complexId", doubtful.offer ->> 'number' AS number,
      (doubtful.offer ->> 'floor')::int AS floor, (doubtful.offer ->> 'area_m2_x100')::int AS "areaM2x100",
      doubtful.released_key AS key, doubtful.released_doubts AS doubts
    FROM doubtful_flats doubtful
    JOIN feed_objects entry ON entry.feed_id = doubtful.feed_id AND entry.kind = 'house'
      AND entry.external_id = doubtful.house_key
    JOIN houses ON houses.id = entry.object_id
    WHERE doubtful.feed_id <> ${feedId} AND doubtful.released_key IS NOT NULL
      AND houses.complex_id IN (SELECT value::int FROM jsonb_array_elements_text(${JSON.stringify(complexIds)}::jsonb))
    ORDER BY doubtful.id`);
  return rows as unknown as ReleasedElsewhere[];
}

export interface PublishedFigures extends FlatFigures {
  id: string;
  /** Roubles. */
  price: number | null;
}

/** Lists the figures with which flats of a feed are in the catalogue, by the feed's ids. */
export async function listPublishedFigures(
  tx: Db,
  feedId: number,
  ids: string[],
): Promise<PublishedFigures[]> {
  const { rows } = await tx.execute(sql`
    SELECT entry.external_id AS id, ${figureColumns('flats')}
    FROM feed_objects entry JOIN flats ON flats.id = entry.object_id
    WHERE entry.feed_id = ${feedId} AND entry.kind = 'flat' AND entry.withdrawn_at IS NULL AND flats.withdrawn_at IS NULL
      AND entry.external_id IN (SELECT jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`);
  return rows as unknown as PublishedFigures[];
}

/** Marks staged flats, so that the rest of the run skips them. */
export async function markDoubtful(tx: Db, ids: string[]): Promise<void> {
  await tx.execute(sql`
    UPDATE staged_flats SET is_doubtful = true
    WHERE external_id IN (SELECT jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`);
}

/**
 * Moves the marked flats out of the stage and matches the waiting ones to the newest export: flats with the same
 * figures stay, changed figures raise a new question, and corrected or absent flats raise none. A person's refusal is
 * remembered while the flat is absent.
 */
export async function moveDoubtfulFlats(
  tx: Db,
  { feedId, now }: { feedId: number; now: Date },
  flats: FlatInDoubt[],
): Promise<void> {
  const found = sql`jsonb_to_recordset(${JSON.stringify(flats)}::jsonb) AS found(id text, "figuresKey" text, doubts jsonb)`;
  await tx.execute(sql`
    DELETE FROM doubtful_flats known
    WHERE feed_id = ${feedId} AND released_key IS NULL
      AND NOT EXISTS (SELECT FROM ${found} WHERE found.id = known.external_id)
      AND (verdict IS NULL OR EXISTS (SELECT FROM staged_flats WHERE staged_flats.external_id = known.external_id))`);
  await tx.execute(sql`
    UPDATE doubtful_flats known SET verdict = 'released'
    WHERE feed_id = ${feedId} AND released_key IS NOT NULL AND verdict IS DISTINCT FROM 'released'
      AND NOT EXISTS (SELECT FROM ${found} WHERE found.id = known.external_id)`);
  if (flats.length === 0) return;
  await tx.execute(sql`
    UPDATE doubtful_flats known
    SET id = DEFAULT, verdict = NULL, decided_at = NULL, held_since = ${now.toISOString()}::timestamptz
    FROM ${found}
    WHERE known.feed_id = ${feedId} AND known.external_id = found.id
      AND (known.figures_key <> found."figuresKey" OR known.verdict = 'released')`);
  await tx.execute(sql`
    INSERT INTO doubtful_flats AS known (feed_id, external_id, house_key, line, offer, figures_key, doubts, held_since)
    SELECT ${feedId}, staged.external_id, staged.house_key, staged.line,
      to_jsonb(staged) - ARRAY['seq', 'flat_id', 'complex_id', 'house_id', 'house_key', 'house_ref', 'is_doubtful'],
      found."figuresKey", found.doubts, ${now.toISOString()}::timestamptz
    FROM staged_flats staged JOIN ${found} ON found.id = staged.external_id
    ORDER BY staged.seq
    ON CONFLICT (feed_id, external_id) DO UPDATE SET house_key = excluded.house_key, line = excluded.line,
      offer = excluded.offer, figures_key = excluded.figures_key, doubts = excluded.doubts
    WHERE (known.house_key, known.line, known.offer, known.figures_key, known.doubts)
      IS DISTINCT FROM (excluded.house_key, excluded.line, excluded.offer, excluded.figures_key, excluded.doubts)`);
  await tx.execute(sql`DELETE FROM staged_flats WHERE is_doubtful`);
}

/** A flat whose figures wait for a decision, with the data that people see. */
export interface WaitingFlat
  extends Pick<DoubtfulFlat, 'id' | 'externalId' | 'line' | 'doubts' | 'heldSince'> {
  offer: StagedOffer;
  complex: { id: number; name: string };
  houseName: string;
  /** The flat that is on sale meanwhile, unchanged. */
  flatId: number | null;
}

/** Lists flats of a feed that wait for a decision about their figures, complex by complex in the order of the file. */
export async function listWaitingFlats(
  db: Db,
  feedId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<WaitingFlat[]> {
  const rows = await db
    .select({
      id: doubtfulFlats.id,
      externalId: doubtfulFlats.externalId,
      line: doubtfulFlats.line,
      doubts: doubtfulFlats.doubts,
      heldSince: doubtfulFlats.heldSince,
      offer: doubtfulFlats.offer,
      complex: { id: complexes.id, name: complexes.name },
      houseName: houses.name,
      flatId: listedFlat.objectId,
    })
    .from(doubtfulFlats)
    .innerJoin(listedHouse, HOUSE_OF_DOUBTFUL)
    .innerJoin(houses, eq(houses.id, listedHouse.objectId))
    .innerJoin(complexes, eq(complexes.id, houses.complexId))
    .leftJoin(
      listedFlat,
      and(
        eq(listedFlat.feedId, doubtfulFlats.feedId),
        eq(listedFlat.kind, 'flat'),
        eq(listedFlat.externalId, doubtfulFlats.externalId),
        isNull(listedFlat.withdrawnAt),
      ),
    )
    .where(waitsIn(feedId))
    .orderBy(asc(complexes.name), asc(complexes.id), asc(doubtfulFlats.line), asc(doubtfulFlats.id))
    .limit(limit)
    .offset(offset);
  return rows.map((row) => ({ ...row, offer: keptOffer(row.offer) }));
}

const listedHouse = alias(feedObjects, 'listed_house');
const listedFlat = alias(feedObjects, 'listed_flat');

const HOUSE_OF_DOUBTFUL = and(
  eq(listedHouse.feedId, doubtfulFlats.feedId),
  eq(listedHouse.kind, 'house'),
  eq(listedHouse.externalId, doubtfulFlats.houseKey),
);

export async function countWaitingFlats(db: Db, feedId: number): Promise<number> {
  const [row] = await db.select({ count: count() }).from(doubtfulFlats).where(waitsIn(feedId));
  return row!.count;
}

export interface FlatToDecide extends Pick<DoubtfulFlat, 'id' | 'externalId' | 'houseKey' | 'doubts'> {
  offer: StagedOffer;
  houseId: number;
}

/** Locks those of the named flats that still wait until the transaction ends. */
export async function listFlatsToDecide(
  tx: Db,
  feedId: number,
  ids: readonly number[],
): Promise<FlatToDecide[]> {
  const rows = await tx
    .select({
      id: doubtfulFlats.id,
      externalId: doubtfulFlats.externalId,
      houseKey: doubtfulFlats.houseKey,
      doubts: doubtfulFlats.doubts,
      offer: doubtfulFlats.offer,
      houseId: listedHouse.objectId,
    })
    .from(doubtfulFlats)
    .innerJoin(listedHouse, HOUSE_OF_DOUBTFUL)
    .where(and(waitsIn(feedId), inArray(doubtfulFlats.id, [...ids])))
    .orderBy(asc(doubtfulFlats.id))
    .for('update');
  return rows.map((row) => ({ ...row, offer: keptOffer(row.offer) }));
}

/** Saves a decision; released flats are remembered with their figures. */
export async function decideDoubtfulFlats(
  tx: Db,
  ids: readonly number[],
  { verdict, now }: { verdict: 'released' | 'discarded'; now: Date },
): Promise<void> {
  await tx
    .update(doubtfulFlats)
    .set({
      verdict,
      decidedAt: now,
      ...(verdict === 'released' && {
        releasedKey: sql`${doubtfulFlats.figuresKey}`,
        releasedDoubts: sql`${doubtfulFlats.doubts}`,
      }),
    })
    .where(inArray(doubtfulFlats.id, [...ids]));
}

/** Deletes the questions of a removed feed; they are asked anew after a restoration. */
export async function forgetWaitingFlats(tx: Db, feedId: number): Promise<void> {
  await tx.delete(doubtfulFlats).where(and(waitsIn(feedId), isNull(doubtfulFlats.releasedKey)));
}

function waitsIn(feedId: number) {
  return and(eq(doubtfulFlats.feedId, feedId), isNull(doubtfulFlats.verdict));
}
