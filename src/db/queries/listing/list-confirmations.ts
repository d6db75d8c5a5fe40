import { and, eq, inArray, max, sql } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { feedObjects, feeds } from '../../schema/feed.ts';

/** When each flat was last seen in a feed; one that is missing from the newest export keeps the moment it was. */
export async function listConfirmations(db: Db, flatIds: number[]): Promise<Map<number, Date>> {
  if (flatIds.length === 0) return new Map();
  const seenAt = max(
    sql`coalesce(${feedObjects.missingSince}, ${feedObjects.withdrawnAt}, ${feeds.confirmedAt})`,
  );
  const rows = await db
    .select({ flatId: feedObjects.objectId, seenAt: seenAt.mapWith(feeds.confirmedAt) })
    .from(feedObjects)
    .innerJoin(feeds, eq(feeds.id, feedObjects.feedId))
    .where(and(eq(feedObjects.kind, 'flat'), inArray(feedObjects.objectId, flatIds)))
    .groupBy(feedObjects.objectId);
  return new Map(rows.map((row) => [row.flatId, row.seenAt as Date]));
}
