import { and, asc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { media } from '../../schema/media.ts';

export interface UnfetchedMedia {
  id: number;
  sourceUrl: string;
}

/** Pictures at outside addresses that something shows and that may still come; by id, after `afterId`. */
export function listUnfetchedMedia(
  db: Db,
  { afterId, limit }: { afterId: number; limit: number },
): Promise<UnfetchedMedia[]> {
  return db
    .select({ id: media.id, sourceUrl: media.sourceUrl })
    .from(media)
    .where(
      and(
        gt(media.id, afterId),
        eq(media.type, 'IMAGE'),
        isNull(media.storedKey),
        eq(media.failureIsFinal, false),
        sql`${media.sourceUrl} ~* '^https?://'`,
        or(
          sql`EXISTS (SELECT 1 FROM flat_media WHERE flat_media.media_id = media.id)`,
          sql`EXISTS (SELECT 1 FROM complex_media WHERE complex_media.media_id = media.id)`,
        ),
      ),
    )
    .orderBy(asc(media.id))
    .limit(limit);
}

/** The picture is ours now. */
export async function saveFetchedMedia(
  db: Db,
  id: number,
  {
    storedKey,
    width,
    height,
    fetchedAt,
  }: { storedKey: string; width: number; height: number; fetchedAt: Date },
): Promise<void> {
  await db
    .update(media)
    .set({ storedKey, width, height, triedAt: fetchedAt, failure: null })
    .where(eq(media.id, id));
}

/** Why the picture did not come; a final failure ends the trying. */
export async function saveMediaFailure(
  db: Db,
  id: number,
  { failure, isFinal }: { failure: string; isFinal: boolean },
  triedAt: Date,
): Promise<void> {
  await db.update(media).set({ failure, failureIsFinal: isFinal, triedAt }).where(eq(media.id, id));
}

interface FeedMediaCount {
  /** Null while nothing went wrong with them. */
  failure: string | null;
  isFinal: boolean;
  isStored: boolean;
  count: number;
}

/** The outside pictures that a feed's flats and complexes show now, by how their fetching stands. */
export async function countFeedMedia(db: Db, feedId: number): Promise<FeedMediaCount[]> {
  const { rows } = await db.execute(sql`
    SELECT failure, failure_is_final AS "isFinal", stored_key IS NOT NULL AS "isStored", count(*)::integer AS count
    FROM media
    WHERE type = 'IMAGE' AND source_url ~* '^https?://' AND id IN (
      SELECT media_id FROM flat_media JOIN feed_objects ON kind = 'flat' AND object_id = flat_id
      WHERE feed_objects.feed_id = ${feedId} AND withdrawn_at IS NULL
      UNION SELECT media_id FROM complex_media WHERE complex_media.feed_id = ${feedId})
    GROUP BY 1, 2, 3 ORDER BY count DESC, failure`);
  return rows as unknown as FeedMediaCount[];
}
