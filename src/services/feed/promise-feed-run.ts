import { z } from 'zod';
import type { Db } from '#db/client.ts';
import { type Feed, updateFeed } from '#db/queries/feed/feeds.ts';
import { defineTopic } from '../job/define-topic.ts';

/** Runs one registered feed. */
export const RUN_FEED = defineTopic('run-feed', z.object({ feedId: z.number() }));

/** Promises a run in the caller's transaction; one that was asked for and has not begun is promise enough. */
export async function promiseFeedRun(
  tx: Db,
  { id, queuedAt }: Pick<Feed, 'id' | 'queuedAt'>,
  now: Date,
): Promise<void> {
  if (queuedAt) return;
  await updateFeed(tx, id, { queuedAt: now });
  await RUN_FEED.promise(tx, { feedId: id }, { now });
}
