import { type Db, inTransaction } from '#db/client.ts';
import { insertFlats, linkTwinFlats, replaceFlatMedia, updateFlats } from '#db/queries/feed/apply-flats.ts';
import {
  countWaitingFlats,
  decideDoubtfulFlats,
  type FlatToDecide,
  listFlatsToDecide,
} from '#db/queries/feed/doubtful-flats.ts';
import { lockFeed } from '#db/queries/feed/feeds.ts';
import { noteFlatChanges } from '#db/queries/feed/flat-changes.ts';
import { listKnownFlats } from '#db/queries/feed/listed-flats.ts';
import { findLastRun } from '#db/queries/feed/runs.ts';
import { createFlatStage, type PlacedFlat, stageFlats } from '#db/queries/feed/staged-flats.ts';
import { AppError } from '#domain/errors.ts';
import { doubtFigureText } from '#domain/feed/figure-doubt.ts';
import type { TwinFacts } from '#domain/feed/match-twins.ts';
import { requirePermission } from '../access/require-permission.ts';
import { recordEdit } from '../audit/record-edit.ts';
import type { ServiceContext } from '../context.ts';
import { promiseRefresh } from '../listing/promise-refresh.ts';
import { refreshOverlay } from '../listing/refresh-overlay.ts';
import { findTwinsInHouses } from './find-twins.ts';
import { getKeptFeed } from './get-kept-feed.ts';
import { settleNewestRun } from './settle-newest-run.ts';

export interface DoubtDecision {
  feedId: number;
  /** Flats as the list showed them; a flat whose figures changed since has another id. */
  ids: readonly number[];
  /** `release` publishes them as the feed has them, `discard` leaves the catalogue as it is. */
  verdict: 'release' | 'discard';
}

/**
 * Decides what becomes of flats that a run held for their figures. All of them or none: a list that a run has changed
 * meanwhile is to be looked at again. Errors: NOT_FOUND for an unknown or removed feed, CONFLICT while it is loaded and
 * when one of the flats no longer waits.
 */
export async function decideDoubts(
  ctx: ServiceContext,
  { feedId, ids, verdict }: DoubtDecision,
): Promise<{ decided: number; waiting: number }> {
  requirePermission(ctx, 'uploadFeeds', 'w');
  return inTransaction(ctx.db, async (tx) => {
    const feed = await getKeptFeed(tx, feedId);
    if (!(await lockFeed(tx, feed.id))) throw new AppError('CONFLICT', 'Этот фид сейчас загружается');
    const flats = await listFlatsToDecide(tx, feed.id, ids);
    if (flats.length < new Set(ids).size)
      throw new AppError('CONFLICT', 'Список на проверке изменился: обновите его и решите ещё раз');

    if (verdict === 'release') await publish(ctx, tx, feed.id, flats);
    const outcome = verdict === 'release' ? 'released' : 'discarded';
    await decideDoubtfulFlats(tx, ids, { verdict: outcome, now: ctx.now });
    await recordEdit(ctx, tx, {
      entity: 'feed',
      id: feed.id,
      before: { [outcome]: null },
      after: { [outcome]: flats.map(auditedFlat) },
    });
    await settleNewestRun(tx, feed.id);
    return { decided: flats.length, waiting: await countWaitingFlats(tx, feed.id) };
  });
}

/**
 * Brings the flats into the catalogue as they lay in the feed: new ones appear, known ones change, gone ones return.
 * One that another feed sells meanwhile stays as it is there, and is this feed's flat as well.
 */
async function publish(ctx: ServiceContext, tx: Db, feedId: number, flats: FlatToDecide[]): Promise<void> {
  const run = { feedId, now: ctx.now };
  await createFlatStage(tx);
  await stageFlats(
    tx,
    flats.map(({ offer, houseId, houseKey }): PlacedFlat => ({ ...offer, houseId, houseKey })),
  );
  const ids = flats.map(({ externalId }) => externalId);
  const known = new Set(await listKnownFlats(tx, feedId, ids));
  const twins = await findTwinsInHouses(
    tx,
    feedId,
    flats.filter(({ externalId }) => !known.has(externalId)).map(twinFactsOf),
  );
  const isNew = ids.filter((id) => !known.has(id) && !twins.has(id));
  const { id: runId } = (await findLastRun(tx, feedId))!;
  await noteFlatChanges(tx, { feedId, runId }, ids);
  await insertFlats(tx, run, isNew);
  await linkTwinFlats(
    tx,
    feedId,
    [...twins].map(([externalId, flatId]) => ({ externalId, flatId })),
  );
  await updateFlats(tx, run, [...known]);
  await replaceFlatMedia(tx, [...isNew, ...known]);
  await refreshOverlay({ ...ctx, db: tx });
  await promiseRefresh(tx, ctx.now, `doubts-${feedId}`);
}

function twinFactsOf({ externalId, houseId, offer }: FlatToDecide): TwinFacts<string> {
  return {
    key: externalId,
    house: houseId,
    number: offer.number,
    floor: offer.floor,
    areaM2x100: offer.areaM2x100,
    price: offer.price,
    planUrl: offer.planUrls[0] ?? null,
  };
}

/** '12.1.3: цена за м² 225 ₽' */
function auditedFlat({ externalId, doubts }: FlatToDecide): string {
  return `${externalId}: ${doubts.map(doubtFigureText).join(', ')}`;
}
