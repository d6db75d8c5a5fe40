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
