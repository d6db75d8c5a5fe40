import { inTransaction } from '#db/client.ts';
import { type Feed, findFeedForUpdate, lockFeed } from '#db/queries/feed/feeds.ts';
import { confirmFeed, findLastRun, finishRun, insertRun } from '#db/queries/feed/runs.ts';
import type { ServiceContext } from '../context.ts';

/**
 * Writes down a run in which the server said that the file is the one read last: what was for sale is, and the counts
 * and remarks are those of the run that read it. False when something has read or changed the feed meanwhile, so that
 * the file must be fetched after all.
 */
export async function recordSameFile(
  ctx: ServiceContext,
  { id, etag, lastModified }: Feed,
): Promise<boolean> {
  const { now } = ctx;
  return inTransaction(ctx.db, async (tx) => {
    // Another run is writing: it tells of the feed, and there is nothing to add.
    if (!(await lockFeed(tx, id))) return true;
    const feed = await findFeedForUpdate(tx, id);
    const last = await findLastRun(tx, id);
    if (!feed || feed.etag !== etag || feed.lastModified !== lastModified || !last) return false;
    const runId = await insertRun(tx, { feedId: id, source: feed.source, now });
    const { dialect, offers, created, changed, unchanged, rejected, doubtful, warnings } = last;
    await finishRun(
      tx,
      runId,
      {
        status: 'unchanged',
        dialect,
        finishedAt: now,
        durationMs: 0,
        offers,
        unchanged: created + changed + unchanged,
        rejected,
        doubtful,
        warnings,
        areChangesNoted: true,
        sameAsRunId: last.sameAsRunId ?? last.id,
        message: 'Файл не изменился с прошлого прогона, так ответил сервер: файл не скачан',
      },
      [],
    );
    await confirmFeed(tx, id, now);
    return true;
  });
}
