import { and, eq } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { feedObjects } from '../../schema/feed.ts';

export type FeedObject = typeof feedObjects.$inferSelect;

/** Lists the complexes or houses of a feed as last applied, by the feed's own ids. */
export function listFeedObjects(db: Db, feedId: number, kind: 'complex' | 'house'): Promise<FeedObject[]> {
  return db
    .select()
    .from(feedObjects)
    .where(and(eq(feedObjects.feedId, feedId), eq(feedObjects.kind, kind)));
}

export async function saveFeedObject(
  db: Db,
  object: Pick<
    FeedObject,
    'feedId' | 'kind' | 'externalId' | 'parentExternalId' | 'objectId' | 'fingerprint'
  >,
): Promise<void> {
  const { parentExternalId, objectId, fingerprint } = object;
  await db
    .insert(feedObjects)
    .values(object)
    .onConflictDoUpdate({
      target: [feedObjects.feedId, feedObjects.kind, feedObjects.externalId],
      set: { parentExternalId, objectId, fingerprint },
    });
}
