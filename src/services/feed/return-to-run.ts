import type { ReturnDecision, ReturnEffect } from '#contract/feed.ts';
import { type Db, inTransaction } from '#db/client.ts';
import {
  markMissingFlats,
  replaceFlatMedia,
  updateFlats,
  withdrawFlats,
} from '#db/queries/feed/apply-flats.ts';
import { forgetWaitingFlats } from '#db/queries/feed/doubtful-flats.ts';
import { findFeed, lockFeed } from '#db/queries/feed/feeds.ts';
import {
  type FlatToReturn,
  listComparableRuns,
  listFlatsToReturn,
  noteFlatChanges,
  stageFlatsToReturn,
} from '#db/queries/feed/flat-changes.ts';
import { countListedFlats } from '#db/queries/feed/listed-flats.ts';
import { finishRun, insertRun } from '#db/queries/feed/runs.ts';
import { AppError } from '#domain/errors.ts';
import { hashText } from '#domain/feed/hash-text.ts';
import { requirePermission } from '../access/require-permission.ts';
import { recordEdit } from '../audit/record-edit.ts';
import type { ServiceContext } from '../context.ts';
import { promiseRefresh } from '../listing/promise-refresh.ts';
import { refreshOverlay } from '../listing/refresh-overlay.ts';
import { changeFeed } from './change-feed.ts';
import { getKeptFeed } from './get-kept-feed.ts';

const MOST_RUNS = 5_000;

interface RunOfFeed {
  id: number;
  runId: number;
}

/** Tells how a return to this run would change the flats of the feed. Errors: NOT_FOUND; CONFLICT when it cannot be. */
export async function findReturnEffect(ctx: ServiceContext, asked: RunOfFeed): Promise<ReturnEffect> {
  requirePermission(ctx, 'uploadFeeds', 'w');
  const found = await findFeed(ctx.db, asked.id);
  if (!found || found.feed.removedAt) throw new AppError('NOT_FOUND', `Фида ${asked.id} нет`);
  const newestId = await findNewestId(ctx.db, asked);
  return effectOf(newestId, await listFlatsToReturn(ctx.db, asked.id, asked.runId));
}

/**
 * Shows the flats of a feed as they stood after an earlier run, and halts the feed until a person resumes it. The
 * return is a run of its own, so it can be compared with others and be returned from. Complexes and houses stay as they
 * are told today. Errors: NOT_FOUND; CONFLICT while the feed is loaded, when the run is not one to return to, and when
 * what would change is no longer what the person was shown.
 */
export async function returnToRun(
  ctx: ServiceContext,
  { id, runId, newestId, change }: ReturnDecision,
): Promise<{ runId: number }> {
  requirePermission(ctx, 'uploadFeeds', 'w');
  return inTransaction(ctx.db, async (tx) => {
    const feed = await getKeptFeed(tx, id);
    if (!(await lockFeed(tx, id))) throw new AppError('CONFLICT', 'Этот фид сейчас загружается');
    const before = await findNewestId(tx, { id, runId });
    const flats = await stageFlatsToReturn(tx, id, runId);
    const effect = effectOf(before, flats);
    if (effect.newestId !== newestId || effect.change !== change)
      throw new AppError('CONFLICT', 'Квартиры фида изменились, пока вы решали: посмотрите ещё раз');

    const source = `возврат к прогону № ${runId}`;
    const run = {
      feedId: id,
      now: ctx.now,
      runId: await insertRun(tx, { feedId: id, source, now: ctx.now }),
    };
    await applyReturn(tx, run, flats);
    await forgetWaitingFlats(tx, id);
    const listed = await countListedFlats(tx, id);
    await finishRun(
      tx,
      run.runId,
      {
        status: 'applied',
        dialect: feed.dialect,
        finishedAt: ctx.now,
        durationMs: 0,
        offers: listed,
        created: effect.back,
        changed: effect.changed,
        unchanged: listed - effect.back - effect.changed,
        withdrawn: effect.gone,
        areChangesNoted: true,
        message: `Возврат к прогону № ${runId}: квартиры показаны как после него, приём фида остановлен`,
      },
      [],
    );
    await changeFeed(ctx, tx, feed, { haltedAt: ctx.now, queuedAt: null });
    await recordEdit(ctx, tx, {
      entity: 'feed',
      id,
      before: { shownRun: newestId },
      after: { shownRun: runId },
    });
    await refreshOverlay({ ...ctx, db: tx });
    await promiseRefresh(tx, ctx.now, `run-${run.runId}`);
    return { runId: run.runId };
  });
}

/** The newest run, when this is one to return to from it. */
async function findNewestId(db: Db, { id, runId }: RunOfFeed): Promise<number> {
  const [newest, ...earlier] = await listComparableRuns(db, id, MOST_RUNS);
  if (newest && earlier.some((run) => run.id === runId)) return newest.id;
  throw new AppError('CONFLICT', `К прогону ${runId} вернуться нельзя: что было после него, не сохранилось`);
}

function effectOf(newestId: number, flats: readonly FlatToReturn[]): ReturnEffect {
  const back = flats.filter(({ wasListed, isListed }) => wasListed && !isListed).length;
  const gone = flats.filter(({ wasListed }) => !wasListed).length;
  const marks = flats.map(({ id, isListed, mark }) => `${id}\n${isListed}\n${mark}`);
  return { newestId, back, gone, changed: flats.length - back - gone, change: hashText(marks.join('\n')) };
}

/** Brings the flats to what is staged of them; those that are not have left the feed. */
async function applyReturn(
  tx: Db,
  run: { feedId: number; runId: number; now: Date },
  flats: readonly FlatToReturn[],
): Promise<void> {
  const idsOf = (some: readonly FlatToReturn[]) => some.map(({ id }) => id);
  const shown = idsOf(flats.filter(({ wasListed }) => wasListed));
  await noteFlatChanges(tx, run, idsOf(flats));
  await updateFlats(tx, run, shown);
  await replaceFlatMedia(tx, shown);
  await withdrawFlats(tx, run, idsOf(flats.filter(({ wasListed }) => !wasListed)));
  // Flats missing from the run that is undone are a question no more.
  await markMissingFlats(tx, run, [], []);
}
