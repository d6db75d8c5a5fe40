import { type Db, inTransaction } from '#db/client.ts';
import { lockFeed, updateFeed } from '#db/queries/feed/feeds.ts';
import {
  listFeedsOfPlaces,
  listHousePlaces,
  listListedFlats,
  moveComplex,
  moveHouse,
} from '#db/queries/feed/joined-places.ts';
import type { PlaceKind } from '#db/queries/feed/listed-places.ts';
import {
  listFeedEntries,
  listInnerFeedEntries,
  partObjects,
  placeFlats,
  placeHouses,
  placePictures,
  withdrawUnlisted,
} from '#db/queries/feed/parted-places.ts';
import { askAboutTwins, decideTwins, findTwinForUpdate } from '#db/queries/feed/twin-questions.ts';
import { AppError } from '#domain/errors.ts';
import { judgeHouses } from '#domain/feed/judge-places.ts';
import { matchTwins } from '#domain/feed/match-twins.ts';
import { placeFacts } from '#domain/feed/place-facts.ts';
import { requirePermission } from '../access/require-permission.ts';
import { recordEdit } from '../audit/record-edit.ts';
import type { ServiceContext } from '../context.ts';
import { promiseRefresh } from '../listing/promise-refresh.ts';
import { refreshOverlay } from '../listing/refresh-overlay.ts';
import { addressOf } from './address-values.ts';
import { NO_VALIDATORS } from './kept-feed.ts';

/** A pair of places, `from` being the one that would become a part of `into`. */
interface Pair {
  kind: PlaceKind;
  fromId: number;
  intoId: number;
}

/**
 * Answers whether two places are one. Joined, all that feeds say of the newer place belongs to the older from now on:
 * its houses and flats are matched, flats that are one stay under the older. A place once answered for is not asked
 * about again, and parted ones can be joined later.
 * Errors: NOT_FOUND for no question, CONFLICT while a feed of either is loaded or when they are one already.
 */
export async function decideTwin(
  ctx: ServiceContext,
  { id, verdict }: { id: number; verdict: 'joined' | 'parted' },
): Promise<void> {
  requirePermission(ctx, 'uploadFeeds', 'w');
  await inTransaction(ctx.db, async (tx) => {
    const twin = await findTwinForUpdate(tx, id);
    if (!twin) throw new AppError('NOT_FOUND', `Вопроса ${id} нет`);
    if (twin.verdict === 'joined') throw new AppError('CONFLICT', 'Они уже объединены: обновите страницу');
    const pair = { kind: twin.kind, fromId: twin.freshId, intoId: twin.knownId };
    await holdFeeds(tx, pair.kind, [pair.fromId, pair.intoId]);
    if (verdict === 'joined') await joinPlaces(ctx, tx, pair);
    await decideTwins(tx, twin, { verdict, now: ctx.now });
    await recordEdit(ctx, tx, {
      entity: pair.kind,
      id: pair.intoId,
      before: { [pair.fromId]: twin.verdict ?? 'asked' },
      after: { [pair.fromId]: verdict },
    });
  });
}

/**
 * Parts what the feeds of a client list under a place from what others list there, whoever joined them: it goes back to
 * the place it was before, else to a copy. Answers that place.
 * Errors: CONFLICT while a feed is loaded or when no other client lists the place.
 */
export async function partPlace(
  ctx: ServiceContext,
  { kind, placeId, clientId }: { kind: PlaceKind; placeId: number; clientId: number },
): Promise<{ placeId: number }> {
  requirePermission(ctx, 'uploadFeeds', 'w');
  return inTransaction(ctx.db, async (tx) => {
    await holdFeeds(tx, kind, [placeId]);
    const entries = await listFeedEntries(tx, kind, placeId, clientId);
    const became = await partObjects(tx, kind, entries, ctx.now);
    const ownId = became.get(placeId);
    if (ownId === undefined || ownId === placeId)
      throw new AppError('CONFLICT', 'Здесь нечего разделять: обновите страницу');
    let houses = entries;
    if (kind === 'complex') {
      await placePictures(tx, entries, { fromId: placeId, intoId: ownId });
      houses = await listInnerFeedEntries(tx, 'house', entries);
      await partObjects(tx, 'house', houses, ctx.now);
      await placeHouses(tx, houses, ownId);
    }
    const flats = await listInnerFeedEntries(tx, 'flat', houses);
    const flatsBecame = await partObjects(tx, 'flat', flats, ctx.now);
    await placeFlats(tx, flats, flatsBecame, ctx.now);
    await withdrawUnlisted(tx, [...flatsBecame.keys()], ctx.now);
    await decideTwins(tx, { kind, freshId: ownId, knownId: placeId }, { verdict: 'parted', now: ctx.now });
    await recordEdit(ctx, tx, {
      entity: kind,
      id: placeId,
      before: { [ownId]: 'joined' },
      after: { [ownId]: 'parted' },
    });
    await refreshCatalogue(ctx, tx, `part-${kind}-${placeId}`);
    return { placeId: ownId };
  });
}

async function joinPlaces(ctx: ServiceContext, tx: Db, { kind, fromId, intoId }: Pair): Promise<void> {
  if (kind === 'complex') await joinComplexes(ctx, tx, fromId, intoId);
  else {
    const places = await listHousePlaces(tx, { ids: [fromId, intoId] });
    if (places[0]?.complexId !== places[1]?.complexId)
      throw new AppError('CONFLICT', 'Дома стоят в разных комплексах: сначала объедините комплексы');
    await joinHouses(ctx, tx, { fromId, intoId });
  }
  await refreshCatalogue(ctx, tx, `join-${kind}-${fromId}`);
}

async function joinComplexes(ctx: ServiceContext, tx: Db, fromId: number, intoId: number): Promise<void> {
  const facts = new Map(
    [
      ...(await listHousePlaces(tx, { complexId: fromId })),
      ...(await listHousePlaces(tx, { complexId: intoId })),
    ].map((house) => [house.id, placeFacts(house.name, [addressOf(house)])]),
  );
  const { houses, doubts } = matchTwins(
    await listListedFlats(tx, { complexId: fromId }),
    await listListedFlats(tx, { complexId: intoId }),
    { known: new Map(), judge: (one, other) => judgeHouses(facts.get(one)!, facts.get(other)!) },
  );
  await moveComplex(tx, fromId, intoId);
  for (const [house, listedHouse] of houses)
    await joinHouses(ctx, tx, { fromId: house, intoId: listedHouse });
  await askAboutTwins(
    tx,
    doubts.map(({ house, listedHouse, doubt, metres }) => {
      return { kind: 'house', freshId: house, knownId: listedHouse, doubt, metres };
    }),
    { runId: null, now: ctx.now },
  );
}

export async function joinHouses(
  { now }: ServiceContext,
  tx: Db,
  { fromId, intoId }: Omit<Pair, 'kind'>,
): Promise<void> {
  const { flats } = matchTwins(
    await listListedFlats(tx, { houseId: fromId }),
    await listListedFlats(tx, { houseId: intoId }),
    { known: new Map([[fromId, intoId]]), judge: () => null },
  );
  const pairs = [...flats].map(([one, other]) => ({ fromId: one, intoId: other }));
  await moveHouse(tx, { fromId, intoId, flats: pairs }, now);
}

/** Locks the feeds that name these places, so that none is imported before the transaction ends; each is read next. */
export async function holdFeeds(tx: Db, kind: PlaceKind, ids: readonly number[]): Promise<void> {
  for (const id of ids) {
    const feeds = await listFeedsOfPlaces(tx, kind, [id]);
    if (feeds.length === 0) throw new AppError('CONFLICT', 'О таком месте фиды больше не говорят');
    for (const feedId of feeds) {
      if (!(await lockFeed(tx, feedId)))
        throw new AppError('CONFLICT', 'Фид об этом месте сейчас загружается: повторите после прогона');
      await updateFeed(tx, feedId, NO_VALIDATORS);
    }
  }
}

export async function refreshCatalogue(ctx: ServiceContext, tx: Db, key: string): Promise<void> {
  await refreshOverlay({ ...ctx, db: tx });
  await promiseRefresh(tx, ctx.now, key);
}
