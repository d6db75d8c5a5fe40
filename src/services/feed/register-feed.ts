import type { FeedInput } from '#contract/feed.ts';
import { inTransaction } from '#db/client.ts';
import { insertFeed } from '#db/queries/feed/feeds.ts';
import { requirePermission } from '../access/require-permission.ts';
import { recordEdit } from '../audit/record-edit.ts';
import type { ServiceContext } from '../context.ts';
import { nameTaken } from '../name-taken.ts';
import { auditedFeed } from './audited-feed.ts';
import { feedValues } from './feed-values.ts';
import { promiseFeedRun } from './promise-feed-run.ts';

/**
 * Adds a feed and, unless it is switched off, promises its first run.
 * Errors, each naming its field: INVALID for what a feed cannot be made of, CONFLICT for a name that is taken.
 */
export async function registerFeed(ctx: ServiceContext, input: FeedInput): Promise<{ id: number }> {
  requirePermission(ctx, 'uploadFeeds', 'w');
  return inTransaction(ctx.db, async (tx) => {
    const values = await feedValues(ctx, tx, input);
    const feed = await insertFeed(tx, { source: '', ...values, createdAt: ctx.now });
    if (!feed) throw nameTaken();
    await recordEdit(ctx, tx, { entity: 'feed', id: feed.id, before: null, after: auditedFeed(feed) });
    if (feed.enabled) await promiseFeedRun(tx, feed, ctx.now);
    return { id: feed.id };
  });
}
