import { inTransaction } from '#db/client.ts';
import { keepMissingFlats, withdrawFlats } from '#db/queries/feed/apply-flats.ts';
import { lockFeed } from '#db/queries/feed/feeds.ts';
import { noteFlatChanges } from '#db/queries/feed/flat-changes.ts';
import { listHeldFlats } from '#db/queries/feed/listed-flats.ts';
import { type FeedRun, findLastRun, findRun } from '#db/queries/feed/runs.ts';
import { AppError } from '#domain/errors.ts';
import { requirePermission } from '../access/require-permission.ts';
import { recordEdit } from '../audit/record-edit.ts';
import type { ServiceContext } from '../context.ts';
import { settleNewestRun } from './settle-newest-run.ts';

export interface HoldDecision {
  runId: number;
  /** `release` withdraws the missing flats, `discard` leaves them on sale. */
  verdict: 'release' | 'discard';
  /** Only the flats of these complexes; the others keep waiting. */
  complexIds?: readonly number[] | undefined;
}

/**
 * Decides what becomes of flats whose withdrawal a run held. Only the newest run of a feed can be decided: a later
 * export has already answered for the earlier one.
 * Errors: NOT_FOUND for an unknown run or complex, CONFLICT when the run holds nothing or is not the newest.
 */
export async function decideHold(ctx: ServiceContext, decision: HoldDecision): Promise<FeedRun> {
  requirePermission(ctx, 'uploadFeeds', 'w');
  return inTransaction(ctx.db, async (tx) => {
    const run = await findRun(tx, decision.runId);
    if (!run) throw new AppError('NOT_FOUND', `Прогона ${decision.runId} нет`);
    if (run.status !== 'held' || run.feedId === null)
      throw new AppError('CONFLICT', `Прогон ${run.id} ничего не ждёт`);
    if (!(await lockFeed(tx, run.feedId))) throw new AppError('CONFLICT', 'Этот фид сейчас загружается');
    if ((await findLastRun(tx, run.feedId))?.id !== run.id) {
      throw new AppError('CONFLICT', `После прогона ${run.id} были другие: решайте по последнему`);
    }
    const held = await listHeldFlats(tx, run.feedId);
    const chosen = held.filter(({ complexId }) => decision.complexIds?.includes(complexId) ?? true);
    if (chosen.length === 0)
      throw new AppError('NOT_FOUND', `В прогоне ${run.id} нет ждущих квартир этого ЖК`);

    const ids = chosen.map(({ externalId }) => externalId);
    if (decision.verdict === 'release') {
      await noteFlatChanges(tx, { feedId: run.feedId, runId: run.id }, ids);
      await withdrawFlats(tx, { feedId: run.feedId, now: ctx.now }, ids);
    } else await keepMissingFlats(tx, run.feedId, ids);

    const left = held.length - ids.length;
    const withdrawn = run.withdrawn + (decision.verdict === 'release' ? ids.length : 0);
    await recordEdit(ctx, tx, {
      entity: 'feed',
      id: run.feedId,
      before: { heldFlats: held.length, withdrawn: run.withdrawn },
      after: { heldFlats: left, withdrawn },
    });
    return (await settleNewestRun(tx, run.feedId, { held: left, withdrawn }))!;
  });
}
