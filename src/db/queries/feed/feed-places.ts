import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { complexes } from '../../schema/complex.ts';
import { feedObjects, feedPlaces } from '../../schema/feed.ts';
import { houses } from '../../schema/house.ts';

export type FeedPlace = typeof feedPlaces.$inferSelect;

export type SeenPlace = Pick<
  FeedPlace,
  'externalId' | 'portal' | 'portalId' | 'complexName' | 'houseName' | 'hint' | 'floors' | 'offers' | 'isTold'
>;

/** Notes which houses the newest file names by numbers; those it names no more are forgotten unless decided about. */
export async function noteSeenPlaces(tx: Db, feedId: number, seen: SeenPlace[], now: Date): Promise<void> {
  const moment = now.toISOString();
  await tx.execute(sql`
    INSERT INTO feed_places (feed_id, external_id, portal, portal_id, complex_name, house_name, hint, floors, offers,
      is_told, seen_at)
    SELECT ${feedId}, "externalId", portal, "portalId", "complexName", "houseName", hint, floors, offers, "isTold",
      ${moment}::timestamptz
    FROM jsonb_to_recordset(${JSON.stringify(seen)}::jsonb) AS place("externalId" text, portal text, "portalId" text,
      "complexName" text, "houseName" text, hint text, floors int, offers int, "isTold" bool)
    ON CONFLICT (feed_id, external_id) DO UPDATE SET complex_name = excluded.complex_name,
      house_name = excluded.house_name, hint = excluded.hint, floors = excluded.floors, offers = excluded.offers,
      is_told = excluded.is_told, seen_at = excluded.seen_at`);
  await tx.execute(sql`
    DELETE FROM feed_places
    WHERE feed_id = ${feedId} AND house_id IS NULL AND seen_at <> ${moment}::timestamptz`);
}

/** The house that the feed lists under the number of a place. */
const ITS_HOUSE = and(
  eq(feedObjects.feedId, feedPlaces.feedId),
  eq(feedObjects.kind, 'house'),
  eq(feedObjects.externalId, feedPlaces.externalId),
);

/** A house of a feed that a person told, where it stands by now: joinings and partings move it on. */
export interface DecidedPlace {
  externalId: string;
  houseId: number;
  complexId: number;
}

export function listDecidedPlaces(tx: Db, feedId: number): Promise<DecidedPlace[]> {
  return tx
    .select({ externalId: feedPlaces.externalId, houseId: houses.id, complexId: houses.complexId })
    .from(feedPlaces)
    .innerJoin(feedObjects, ITS_HOUSE)
    .innerJoin(houses, eq(houses.id, feedObjects.objectId))
    .where(and(eq(feedPlaces.feedId, feedId), sql`${feedPlaces.houseId} IS NOT NULL`));
}

/** Houses of a feed as a person sees them: those that wait first, then by the names and numbers of the feed. */
export function listFeedPlaces(db: Db, feedId: number, limit: number) {
  return db
    .select({
      place: feedPlaces,
      house: { id: houses.id, name: houses.name },
      complex: { id: complexes.id, name: complexes.name },
    })
    .from(feedPlaces)
    .leftJoin(feedObjects, ITS_HOUSE)
    .leftJoin(houses, eq(houses.id, feedObjects.objectId))
    .leftJoin(complexes, eq(complexes.id, houses.complexId))
    .where(eq(feedPlaces.feedId, feedId))
    .orderBy(
      sql`${feedPlaces.houseId} IS NOT NULL OR ${feedPlaces.isTold}`,
      asc(feedPlaces.complexName),
      asc(feedPlaces.houseName),
      asc(feedPlaces.externalId),
    )
    .limit(limit);
}

export async function findFeedPlaceForUpdate(
  tx: Db,
  feedId: number,
  externalId: string,
): Promise<FeedPlace | undefined> {
  const [place] = await tx
    .select()
    .from(feedPlaces)
    .where(and(eq(feedPlaces.feedId, feedId), eq(feedPlaces.externalId, externalId)))
    .for('update');
  return place;
}

export async function decideFeedPlace(
  tx: Db,
  { feedId, externalId }: Pick<FeedPlace, 'feedId' | 'externalId'>,
  decided: { houseId: number; decidedAt: Date },
): Promise<void> {
  await tx
    .update(feedPlaces)
    .set(decided)
    .where(and(eq(feedPlaces.feedId, feedId), eq(feedPlaces.externalId, externalId)));
}

/** Counts the houses of a feed whose place a person has to tell, and their offers. */
export async function countWaitingPlaces(
  db: Db,
  feedId: number,
): Promise<{ houses: number; offers: number }> {
  const { rows } = await db.execute(sql`
    SELECT count(*)::int AS houses, coalesce(sum(offers), 0)::int AS offers FROM feed_places
    WHERE feed_id = ${feedId} AND house_id IS NULL AND NOT is_told`);
  return rows[0] as unknown as { houses: number; offers: number };
}
