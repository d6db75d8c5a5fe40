import { AppError } from '#domain/errors.ts';
import { describeFail } from '#integrations/feed-source/describe-fail.ts';
import { FEED_DEADLINE_MS } from '#integrations/feed-source/port.ts';
import { sourceLabel } from '#integrations/http/source-label.ts';
import type { ServiceContext } from '../context.ts';
import { keepFeedFile } from './feed-files.ts';
import { recordUnreadRun } from './import-feed.ts';
import type { FeedOfRun } from './kept-feed.ts';

/**
 * Fetches the feed at an address into the storage, so that a slow server holds no connection of the database and no
 * lock; gives the id of the file. Errors, written into a run of the feed: UNAVAILABLE in words that do not repeat the
 * address, for it may hold a key.
 */
export async function fetchFeed(
  ctx: ServiceContext,
  { url, ...feed }: FeedOfRun & { url: string },
  signal: AbortSignal,
): Promise<string> {
  try {
    const file = await keepFeedFile(ctx, { name: feed.source, bytes: bytesAt(ctx, url, signal) });
    return file.id;
  } catch (error) {
    await recordUnreadRun(ctx, feed, error);
    throw error;
  }
}

async function* bytesAt(
  { ports, requestId }: ServiceContext,
  url: string,
  signal: AbortSignal,
): AsyncIterable<Uint8Array> {
  const opened = await ports.feeds.open({ url }, { signal, deadlineMs: FEED_DEADLINE_MS, requestId });
  if (!opened.ok) throw new AppError('UNAVAILABLE', `${sourceLabel(url)}: ${describeFail(opened)}`);
  if (opened.value.unchanged) throw new AppError('INTERNAL', 'nothing was given to compare the feed with');
  yield* opened.value.stream;
}
