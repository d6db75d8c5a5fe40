import { inTransaction } from '#db/client.ts';
import { listRunnableFeeds, updateFeed } from '#db/queries/feed/feeds.ts';
import { AppError } from '#domain/errors.ts';
import { requirePermission } from '../access/require-permission.ts';
import { recordEdit } from '../audit/record-edit.ts';
import type { ServiceContext } from '../context.ts';
import { NO_VALIDATORS } from '../feed/kept-feed.ts';
import { promiseFeedRun } from '../feed/promise-feed-run.ts';

/**
 * Queues a run of every feed that can run. `count` is the number that the person saw and agreed to. Errors: FORBIDDEN;
 * CONFLICT when there is another number by now, or none.
 */
export async function rerunFeeds(ctx: ServiceContext, count: number): Promise<void> {
  requirePermission(ctx, 'adminAmen', 'w');
  await inTransaction(ctx.db, async (tx) => {
    const feeds = await listRunnableFeeds(tx);
    if (feeds.length === 0) throw new AppError('CONFLICT', 'Нет фидов, которые можно запустить');
    if (feeds.length !== count)
      throw new AppError('CONFLICT', `Фидов стало ${feeds.length}: подтвердите ещё раз`);
    for (const feed of feeds) {
      // A release may read the same file otherwise.
      await updateFeed(tx, feed.id, NO_VALIDATORS);
      await promiseFeedRun(tx, feed, ctx.now);
    }
    const after = { task: 'Запуск всех фидов', feeds: count };
    await recordEdit(ctx, tx, { entity: 'maintenance', id: 'feeds', before: null, after });
  });
}
