import { type Feed, findFeed } from '#db/queries/feed/find-feed.ts';
import { updateFeed } from '#db/queries/feed/save-feed.ts';
import { AppError } from '#domain/errors.ts';
import type { ServiceContext } from '../context.ts';
import { feedFileKey } from './feed-file-key.ts';
import { importFeed } from './import-feed.ts';
import { readFeedAddress } from './read-feed-address.ts';

/**
 * Runs a registered feed: background work. What is wrong with the feed or its source is written into its run; only a
 * fault of ours fails the work, so that it is tried again.
 */
export async function runFeed(ctx: ServiceContext, feedId: number, signal: AbortSignal): Promise<void> {
  const found = await findFeed(ctx.db, feedId);
  if (!found) return;
  const { feed, client } = found;
  await updateFeed(ctx.db, feedId, { queuedAt: null });
  if (feed.removedAt || !feed.enabled) return;
  try {
    await importFeed(ctx, {
      bytes: bytesOf(ctx, feed, signal),
      source: feed.source,
      clientName: client,
      feedId,
      dialect: feed.format ?? undefined,
    });
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'INTERNAL') throw error;
  }
}

async function* bytesOf(ctx: ServiceContext, feed: Feed, signal: AbortSignal): AsyncIterable<Uint8Array> {
  const { storage, sealer } = ctx.ports;
  if (feed.sealedUrl !== null) return yield* readFeedAddress(ctx, sealer.open(feed.sealedUrl), signal);
  const opened = await storage.get(feedFileKey(feed.fileId ?? ''));
  if (!opened.ok) throw new AppError('UNAVAILABLE', 'Файл фида не удалось прочитать: загрузите его ещё раз');
  yield* opened.value.body;
}
