import { and, eq } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { feedObjects } from '../../schema/feed.ts';

export type FeedObject = typeof feedObjects.$inferSelect;

/** What a feed called its complexes or houses when they were last applied. */
export function listFeedObjects(db: Db, feedId: number, kind: 'complex' | 'house'): Promise<FeedObject[]> {
  return db
    .select()
    .from(feedObjects)
    .where(and(eq(feedObjects.feedId, feedId), eq(feedObjects.kind, kind)));
}

/** Remembers an object under the feed's name for it. */
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
