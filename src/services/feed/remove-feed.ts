import { inTransaction } from '#db/client.ts';
import { withdrawAllFlats } from '#db/queries/feed/apply-flats.ts';
import { forgetWaitingFlats } from '#db/queries/feed/doubtful-flats.ts';
import { lockFeed } from '#db/queries/feed/feeds.ts';
import { noteChangesOfAllFlats } from '#db/queries/feed/flat-changes.ts';
import { handFactsOver } from '#db/queries/feed/listed-places.ts';
import { findLastRun } from '#db/queries/feed/runs.ts';
import { AppError } from '#domain/errors.ts';
import { requirePermission } from '../access/require-permission.ts';
import type { ServiceContext } from '../context.ts';
import { changeFeed } from './change-feed.ts';
import { getKeptFeed } from './get-kept-feed.ts';

/**
 * Removes a feed: its flats leave the catalogue unless another feed lists them; nothing is erased, and a restored feed
 * brings them back with its next run. Errors: NOT_FOUND, CONFLICT while it is loaded.
 */
export async function removeFeed(ctx: ServiceContext, id: number): Promise<{ withdrawn: number }> {
  requirePermission(ctx, 'uploadFeeds', 'w');
  return inTransaction(ctx.db, async (tx) => {
    if (!(await lockFeed(tx, id))) throw new AppError('CONFLICT', 'Этот фид сейчас загружается');
    const feed = await getKeptFeed(tx, id);
    const lastRun = await findLastRun(tx, id);
    if (lastRun) await noteChangesOfAllFlats(tx, { feedId: id, runId: lastRun.id });
    const withdrawn = await withdrawAllFlats(tx, { feedId: id, now: ctx.now });
    await handFactsOver(tx, id);
    await forgetWaitingFlats(tx, id);
    await changeFeed(ctx, tx, feed, { removedAt: ctx.now, queuedAt: null });
    return { withdrawn };
  });
}
