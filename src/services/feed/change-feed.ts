import type { Db } from '#db/client.ts';
import { type Feed, type NewFeed, updateFeed } from '#db/queries/feed/feeds.ts';
import { recordEdit } from '../audit/record-edit.ts';
import type { ServiceContext } from '../context.ts';
import { auditedFeed } from './audited-feed.ts';
import { NO_VALIDATORS } from './kept-feed.ts';

/** Changes a known feed at the wish of a person, and writes that down; its next run reads the file in any case. */
export async function changeFeed(
  ctx: ServiceContext,
  tx: Db,
  known: Feed,
  values: Partial<NewFeed>,
): Promise<Feed> {
  const feed = await updateFeed(tx, known.id, { ...values, ...NO_VALIDATORS });
  await recordEdit(ctx, tx, {
    entity: 'feed',
    id: feed.id,
    before: auditedFeed(known),
    after: auditedFeed(feed),
  });
  return feed;
}
