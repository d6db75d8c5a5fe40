import { inTransaction } from '#db/client.ts';
import { AppError } from '#domain/errors.ts';
import { requirePermission } from '../access/require-permission.ts';
import type { ServiceContext } from '../context.ts';
import { FEED_HALTED } from './feed-halted.ts';
import { getKeptFeed } from './get-kept-feed.ts';
import { promiseFeedRun } from './promise-feed-run.ts';

/**
 * Queues a run of the feed, which starts when a worker is free. Errors: NOT_FOUND; CONFLICT for one that is switched
 * off, halted or has neither address nor file.
 */
export async function askFeedRun(ctx: ServiceContext, id: number): Promise<void> {
  requirePermission(ctx, 'uploadFeeds', 'w');
  await inTransaction(ctx.db, async (tx) => {
    const feed = await getKeptFeed(tx, id);
    if (!feed.enabled) throw new AppError('CONFLICT', 'Фид выключен: сначала включите его');
    if (feed.haltedAt) throw new AppError('CONFLICT', FEED_HALTED);
    if (feed.sealedUrl === null && feed.fileId === null)
      throw new AppError('CONFLICT', 'У фида нет адреса и файла: укажите, откуда его загружать');
    await promiseFeedRun(tx, feed, ctx.now);
  });
}
