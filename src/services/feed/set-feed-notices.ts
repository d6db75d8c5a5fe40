import type { FeedNoticesInput } from '#contract/feed-notices.ts';
import { saveFeedNoticeChoice } from '#db/queries/feed/feed-notices.ts';
import { requirePermission } from '../access/require-permission.ts';
import { requireUser } from '../access/require-user.ts';
import type { ServiceContext } from '../context.ts';

/** Saves what the caller wants to hear of feeds. Errors: UNAUTHENTICATED, FORBIDDEN. */
export async function setFeedNotices(ctx: ServiceContext, input: FeedNoticesInput): Promise<void> {
  requirePermission(ctx, 'uploadFeeds', 'r');
  const { id } = requireUser(ctx);
  await saveFeedNoticeChoice(ctx.db, id, { ...input, email: input.email || null });
}
