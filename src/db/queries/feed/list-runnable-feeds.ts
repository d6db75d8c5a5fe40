import { and, asc, isNotNull, isNull, or } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { feeds } from '../../schema/feed.ts';

const canRun = and(
  feeds.enabled,
  isNull(feeds.removedAt),
  or(isNotNull(feeds.sealedUrl), isNotNull(feeds.fileId)),
);

/** Feeds a run of which can be asked for: switched on, with an address or a file. */
export function listRunnableFeeds(tx: Db): Promise<{ id: number; queuedAt: Date | null }[]> {
  return tx
    .select({ id: feeds.id, queuedAt: feeds.queuedAt })
    .from(feeds)
    .where(canRun)
    .orderBy(asc(feeds.id))
    .for('update');
}

export function countRunnableFeeds(db: Db): Promise<number> {
  return db.$count(feeds, canRun);
}
