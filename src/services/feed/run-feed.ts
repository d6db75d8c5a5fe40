import { type Feed, findFeed, updateFeed } from '#db/queries/feed/feeds.ts';
import { endLostRun } from '#db/queries/feed/runs.ts';
import { AppError } from '#domain/errors.ts';
import type { Fail } from '#integrations/result.ts';
import type { ServiceContext } from '../context.ts';
import { dropFeedFiles } from './feed-files.ts';
import { type FetchedFeed, fetchFeed } from './fetch-feed.ts';
import { recordUnreadRun } from './import-feed.ts';
import { type FeedOfRun, NO_VALIDATORS } from './kept-feed.ts';
import { recordSameFile } from './record-same-file.ts';

/**
 * Runs a registered feed: background work. An address is fetched first, while the feed still stands as promised; then
 * the file is imported apart from whoever waits for an answer, unless the server says it is the one read last. What is
 * wrong with the feed or its source is written into its run; only a fault of ours fails the work, so that it is tried
 * again.
 */
export async function runFeed(ctx: ServiceContext, feedId: number, signal: AbortSignal): Promise<void> {
  const found = await findFeed(ctx.db, feedId);
  if (!found) return;
  const { feed, client } = found;
  if (!isRunnable(feed)) return settlePromise(ctx, feedId);
  const run = { feedId, source: feed.source, clientName: client, dialect: feed.format ?? undefined };
  const fetched = feed.sealedUrl === null ? null : await fetch(ctx, run, feed, signal);
  try {
    if (await hasChanged(ctx, feed)) return await runFeed(ctx, feedId, signal);
    if (fetched?.isSame && !(await recordSameFile(ctx, feed))) return await runFeed(ctx, feedId, signal);
    await settlePromise(ctx, feedId);
    if (fetched?.isSame) return;
    const fileId = fetched?.fileId ?? feed.fileId;
    if (fileId === null) return;
    const worked = await ctx.ports.imports.run({
      ...run,
      fileId,
      ...(fetched && { validators: fetched.validators }),
    });
    if (!worked.ok) await endLost(ctx, run, worked);
  } finally {
    if (fetched?.isSame === false) await dropFeedFiles(ctx, [fetched.fileId]);
  }
}

function isRunnable({ removedAt, enabled, haltedAt }: Feed): boolean {
  return !removedAt && enabled && !haltedAt;
}

/** From now on another run may be asked for. */
async function settlePromise({ db }: ServiceContext, feedId: number): Promise<void> {
  await updateFeed(db, feedId, { queuedAt: null });
}

/** A server is believed for so long that its file is the same; rules, rates and the calendar move meanwhile. */
const BELIEVED_MS = 24 * 3_600_000;

/** Null when the run says why there is no file. */
async function fetch(
  ctx: ServiceContext,
  run: FeedOfRun,
  feed: Feed,
  signal: AbortSignal,
): Promise<FetchedFeed | null> {
  const { sealedUrl, etag, lastModified, fileReadAt } = feed;
  const isRecent = fileReadAt !== null && ctx.now.getTime() - fileReadAt.getTime() < BELIEVED_MS;
  const known = isRecent ? { etag, lastModified } : NO_VALIDATORS;
  try {
    return await fetchFeed(ctx, { ...run, url: ctx.ports.sealer.open(sealedUrl!), known }, signal);
  } catch (error) {
    if (error instanceof AppError && error.code !== 'INTERNAL') return null;
    throw error;
  }
}

/** While a feed is being fetched a person may switch it off or say that it comes from elsewhere. */
async function hasChanged({ db }: ServiceContext, { id, sealedUrl, fileId }: Feed): Promise<boolean> {
  const now = (await findFeed(db, id))?.feed;
  return !now || !isRunnable(now) || now.sealedUrl !== sealedUrl || now.fileId !== fileId;
}

const LOST: Record<string, string> = {
  overran: 'Разбор фида не уложился в отведённое время',
  out_of_memory: 'Фиду не хватило памяти, отведённой на один прогон',
};

/** A run that was ended could not say so itself; what it did was undone with its transaction. */
async function endLost(ctx: ServiceContext, run: FeedOfRun & { feedId: number }, fail: Fail): Promise<void> {
  const words = LOST[fail.providerCode ?? ''];
  if (words === undefined) throw new AppError('INTERNAL', 'Too many feeds are being imported');
  const message = `${words}: каталог не изменён. Разделите выгрузку на несколько файлов`;
  const hadBegun = await endLostRun(ctx.db, run.feedId, { finishedAt: ctx.now, message });
  if (!hadBegun) await recordUnreadRun(ctx, run, new AppError('LIMIT', message));
}
