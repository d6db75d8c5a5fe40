import { listUnusedFeedFiles } from '#db/queries/feed/feed-files.ts';
import type { ServiceContext } from '../context.ts';
import { dropFeedFiles } from './feed-files.ts';

/** Deletes files kept since before the moment that no feed reads. */
export async function forgetUnusedFeedFiles(ctx: ServiceContext, before: Date): Promise<void> {
  await dropFeedFiles(ctx, await listUnusedFeedFiles(ctx.db, before));
}
