import { AppError } from '#domain/errors.ts';
import { describeFail } from '#integrations/feed-source/describe-fail.ts';
import { FEED_DEADLINE_MS } from '#integrations/feed-source/port.ts';
import { sourceLabel } from '#integrations/http/source-label.ts';
import type { ServiceContext } from '../context.ts';
import { keepFeedFile } from './feed-files.ts';
import { recordUnreadRun } from './import-feed.ts';
import { type FeedOfRun, NO_VALIDATORS, type Validators } from './kept-feed.ts';

export type FetchedFeed = { isSame: true } | { isSame: false; fileId: string; validators: Validators };

/**
 * Fetches the feed at an address into the storage, so that a slow server holds no connection of the database and no
 * lock; gives the id of the file, or says that the server has the one that `known` names. Errors, written into a run of
 * the feed: UNAVAILABLE in words that do not repeat the address, for it may hold a key.
 */
export async function fetchFeed(
  ctx: ServiceContext,
  { url, known = NO_VALIDATORS, ...feed }: FeedOfRun & { url: string; known?: Validators },
  signal: AbortSignal,
): Promise<FetchedFeed> {
  try {
    const call = { signal, deadlineMs: FEED_DEADLINE_MS, requestId: ctx.requestId };
    const opened = await ctx.ports.feeds.open({ url, ...known }, call);
    if (!opened.ok) throw new AppError('UNAVAILABLE', `${sourceLabel(url)}: ${describeFail(opened)}`);
    if (opened.value.unchanged) return { isSame: true };
    const { stream, etag, lastModified } = opened.value;
    const file = await keepFeedFile(ctx, { name: feed.source, bytes: stream });
    return { isSame: false, fileId: file.id, validators: { etag, lastModified } };
  } catch (error) {
    await recordUnreadRun(ctx, feed, error);
    throw error;
  }
}
