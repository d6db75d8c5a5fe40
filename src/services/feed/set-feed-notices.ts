import type { FeedNoticesInput } from '#contract/feed-notices.ts';
import { listNamedFeeds, saveFeedNoticeChoice } from '#db/queries/feed/feed-notices.ts';
import { requirePermission } from '../access/require-permission.ts';
import { requireUser } from '../access/require-user.ts';
import type { ServiceContext } from '../context.ts';
import { refuseField } from '../refuse-field.ts';

/** Saves what the caller wants to hear of feeds. Errors: UNAUTHENTICATED, FORBIDDEN, INVALID for an unknown feed. */
export async function setFeedNotices(ctx: ServiceContext, input: FeedNoticesInput): Promise<void> {
  requirePermission(ctx, 'uploadFeeds', 'r');
  const { id } = requireUser(ctx);
  const feedIds = [...new Set(input.feedIds)];
  const known = await listNamedFeeds(ctx.db, feedIds);
  if (known.length < feedIds.length) throw refuseField('feedIds', 'Такого фида нет');
  await saveFeedNoticeChoice(ctx.db, id, { ...input, feedIds, email: input.email || null });
}
