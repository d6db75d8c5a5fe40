import { inTransaction } from '#db/client.ts';
import { requirePermission } from '../access/require-permission.ts';
import type { ServiceContext } from '../context.ts';
import { changeFeed } from './change-feed.ts';
import { getKeptFeed } from './get-kept-feed.ts';

/** Lets a feed be read again after a return to an earlier run, by its timetable or by a person. Errors: NOT_FOUND. */
export async function resumeFeed(ctx: ServiceContext, id: number): Promise<void> {
  requirePermission(ctx, 'uploadFeeds', 'w');
  await inTransaction(ctx.db, async (tx) => {
    await changeFeed(ctx, tx, await getKeptFeed(tx, id), { haltedAt: null });
  });
}
