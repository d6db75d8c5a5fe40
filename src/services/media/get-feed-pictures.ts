import { countFeedMedia } from '#db/queries/media/feed-media.ts';
import { requirePermission } from '../access/require-permission.ts';
import type { ServiceContext } from '../context.ts';

/** Counts of a feed's pictures; the failed ones by reason, the most frequent first. */
export interface FeedPictures {
  stored: number;
  /** Not tried yet. */
  waiting: number;
  /** `isFinal` will never be tried again. */
  failed: { failure: string; isFinal: boolean; count: number }[];
}

export async function getFeedPictures(ctx: ServiceContext, feedId: number): Promise<FeedPictures> {
  requirePermission(ctx, 'uploadFeeds', 'r');
  const counts = await countFeedMedia(ctx.db, feedId);
  const sum = (rows: typeof counts) => rows.reduce((total, { count }) => total + count, 0);
  return {
    stored: sum(counts.filter(({ isStored }) => isStored)),
    waiting: sum(counts.filter(({ isStored, failure }) => !isStored && failure === null)),
    failed: counts.flatMap(({ failure, isFinal, isStored, count }) =>
      failure === null || isStored ? [] : [{ failure, isFinal, count }],
    ),
  };
}
