import { inTransaction } from '#db/client.ts';
import { findFeedForUpdate, isFeedNameTaken } from '#db/queries/feed/feeds.ts';
import { AppError } from '#domain/errors.ts';
import { requirePermission } from '../access/require-permission.ts';
import type { ServiceContext } from '../context.ts';
import { nameTaken } from '../name-taken.ts';
import { changeFeed } from './change-feed.ts';
import { promiseFeedRun } from './promise-feed-run.ts';

/** Takes a removal back and has the feed run, which brings its flats back. Errors: NOT_FOUND, CONFLICT of names. */
export async function restoreFeed(ctx: ServiceContext, id: number): Promise<void> {
  requirePermission(ctx, 'uploadFeeds', 'w');
  await inTransaction(ctx.db, async (tx) => {
    const feed = await findFeedForUpdate(tx, id);
    if (!feed?.removedAt) throw new AppError('NOT_FOUND', `Удалённого фида ${id} нет`);
    if (await isFeedNameTaken(tx, feed.name, id)) throw nameTaken();
    const restored = await changeFeed(ctx, tx, feed, { removedAt: null });
    const hasSource = restored.sealedUrl !== null || restored.fileId !== null;
    if (restored.enabled && hasSource) await promiseFeedRun(tx, restored, ctx.now);
  });
}
