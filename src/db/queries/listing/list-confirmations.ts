import { and, eq, max, sql } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { isAmongIds, prepared } from '../../prepared.ts';
import { feedObjects, feeds } from '../../schema/feed.ts';

const confirmationsByFlat = prepared((db) => {
  const seenAt = max(
    sql`coalesce(${feedObjects.missingSince}, ${feedObjects.withdrawnAt}, ${feeds.confirmedAt})`,
  );
  return db
    .select({ flatId: feedObjects.objectId, seenAt: seenAt.mapWith(feeds.confirmedAt) })
    .from(feedObjects)
    .innerJoin(feeds, eq(feeds.id, feedObjects.feedId))
    .where(and(eq(feedObjects.kind, 'flat'), isAmongIds(feedObjects.objectId)))
    .groupBy(feedObjects.objectId)
    .prepare('confirmations_by_flat');
});

/** When each flat was last seen in a feed; one that is missing from the newest export keeps the moment it was. */
export async function listConfirmations(db: Db, flatIds: number[]): Promise<Map<number, Date>> {
  if (flatIds.length === 0) return new Map();
  const rows = await confirmationsByFlat(db).execute({ ids: flatIds });
  return new Map(rows.map((row) => [row.flatId, row.seenAt as Date]));
}
