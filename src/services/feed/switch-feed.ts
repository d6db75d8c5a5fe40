import { inTransaction } from '#db/client.ts';
import { requirePermission } from '../access/require-permission.ts';
import type { ServiceContext } from '../context.ts';
import { changeFeed } from './change-feed.ts';
import { getKeptFeed } from './get-kept-feed.ts';

/**
 * Switches a feed off or on. One that is off is not run, neither by the timetable nor by a person; what it lists
 * stays on sale. Errors: NOT_FOUND.
 */
export async function switchFeed(
  ctx: ServiceContext,
  { id, enabled }: { id: number; enabled: boolean },
): Promise<void> {
  requirePermission(ctx, 'uploadFeeds', 'w');
  await inTransaction(ctx.db, async (tx) => {
    await changeFeed(ctx, tx, await getKeptFeed(tx, id), { enabled });
  });
}
