import { listUnusedFeedFiles } from '#db/queries/feed/feed-files.ts';
import type { ServiceContext } from '../context.ts';
import { dropFeedFiles } from './feed-files.ts';

/** Forgets up to `limit` files kept since before the moment that no feed reads; answers how many. */
export async function forgetUnusedFeedFiles(
  ctx: ServiceContext,
  before: Date,
  limit: number,
): Promise<number> {
  const unused = await listUnusedFeedFiles(ctx.db, before, limit);
  await dropFeedFiles(ctx, unused);
  return unused.length;
}
