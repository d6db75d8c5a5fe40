import { inTransaction } from '#db/client.ts';
import { takeDueFeeds } from '#db/queries/feed/feeds.ts';
import type { ServiceContext } from '../context.ts';
import { RUN_FEED } from './promise-feed-run.ts';

/** Promises the runs whose time has come: background work of every minute. */
export async function runDueFeeds(ctx: ServiceContext): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    for (const feedId of await takeDueFeeds(tx, ctx.now)) {
      await RUN_FEED.promise(tx, { feedId }, { now: ctx.now });
    }
  });
}
