import type { FeedInput } from '#contract/feed.ts';
import { inTransaction } from '#db/client.ts';
import { isFeedNameTaken } from '#db/queries/feed/feeds.ts';
import { requirePermission } from '../access/require-permission.ts';
import type { ServiceContext } from '../context.ts';
import { nameTaken } from '../name-taken.ts';
import { refuseField } from '../refuse-field.ts';
import { changeFeed } from './change-feed.ts';
import { feedValues } from './feed-values.ts';
import { getKeptFeed } from './get-kept-feed.ts';
import { promiseFeedRun } from './promise-feed-run.ts';

/**
 * Changes a feed; one with a new address or file is run. The developer stays once the feed has listed something, for
 * complexes would not follow.
 * Errors, naming the field: NOT_FOUND, INVALID, CONFLICT for a name that is taken or another developer.
 */
export async function editFeed(
  ctx: ServiceContext,
  { id, feed: input }: { id: number; feed: FeedInput },
): Promise<void> {
  requirePermission(ctx, 'uploadFeeds', 'w');
  await inTransaction(ctx.db, async (tx) => {
    const known = await getKeptFeed(tx, id);
    if (known.confirmedAt && input.companyId !== known.clientCompanyId) {
      throw refuseField('companyId', 'Фид уже загружен: застройщика не сменить', 'CONFLICT');
    }
    if (await isFeedNameTaken(tx, input.name, id)) throw nameTaken();
    const values = await feedValues(ctx, tx, input, known);
    const feed = await changeFeed(ctx, tx, known, values);
    const isNew = feed.sealedUrl !== known.sealedUrl || feed.fileId !== known.fileId;
    if (isNew && feed.enabled) await promiseFeedRun(tx, feed, ctx.now);
  });
}
