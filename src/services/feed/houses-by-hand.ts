import type { HouseJoinDecision, HousePair } from '#contract/feed.ts';
import { type Db, inTransaction } from '#db/client.ts';
import { listHouseEntries, listHouseSources, listJoinedFeeds } from '#db/queries/feed/house-sources.ts';
import { listHousePlaces, listListedFlats } from '#db/queries/feed/joined-places.ts';
import {
  listInnerFeedEntries,
  partObjects,
  placeFlats,
  withdrawUnlisted,
} from '#db/queries/feed/parted-places.ts';
import { decideTwins, findVerdicts } from '#db/queries/feed/twin-questions.ts';
import { AppError } from '#domain/errors.ts';
import type { HouseJoinEffect, HouseSourcesShown } from '#domain/feed/house-sources.ts';
import { matchTwins } from '#domain/feed/match-twins.ts';
import { requirePermission } from '../access/require-permission.ts';
import { recordEdit } from '../audit/record-edit.ts';
import type { ServiceContext } from '../context.ts';
import { holdFeeds, joinHouses, refreshCatalogue } from './decide-places.ts';

/** Houses of a complex with the feeds that name them. Errors: FORBIDDEN. */
export async function listHousesByHand(ctx: ServiceContext, complexId: number): Promise<HouseSourcesShown[]> {
  requirePermission(ctx, 'uploadFeeds', 'r');
  return listHouseSources(ctx.db, complexId);
}

/**
 * Tells how the catalogue would change if two houses of a complex became one. Errors: FORBIDDEN; CONFLICT when they
 * stand in different complexes, when no feed names one of them, or when one feed names both.
 */
export async function findJoinEffect(ctx: ServiceContext, pair: HousePair): Promise<HouseJoinEffect> {
  requirePermission(ctx, 'uploadFeeds', 'r');
  return effectOf(ctx.db, pair);
}

/**
 * Makes two houses of a complex one, whether or not anybody was asked about them: the one that was known first stays.
 * Imports go by it from then on. Errors: those of `findJoinEffect`, and CONFLICT when the effect is another by now or a
 * feed of either is loaded.
 */
export async function joinHousesByHand(
  ctx: ServiceContext,
  { seen, ...pair }: HouseJoinDecision,
): Promise<{ houseId: number }> {
  requirePermission(ctx, 'uploadFeeds', 'w');
  return inTransaction(ctx.db, async (tx) => {
    const effect = await effectOf(tx, pair);
    const { stays, goes, staying, going, shared } = effect;
    await holdFeeds(tx, 'house', [goes.id, stays.id]);
    if (seen && (seen.staying !== staying || seen.going !== going || seen.shared !== shared))
      throw new AppError('CONFLICT', 'Квартиры этих домов с\u00a0тех пор изменились: посмотрите ещё раз');
    const before = (await findVerdicts(tx, stays.id))[goes.id] ?? 'parted';
    await joinHouses(ctx, tx, { fromId: goes.id, intoId: stays.id });
    const twin = { kind: 'house', freshId: goes.id, knownId: stays.id } as const;
    await decideTwins(tx, twin, { verdict: 'joined', now: ctx.now });
    await recordEdit(ctx, tx, {
      entity: 'house',
      id: stays.id,
      before: { [goes.id]: before },
      after: { [goes.id]: 'joined' },
    });
    await refreshCatalogue(ctx, tx, `join-house-${goes.id}`);
    return { houseId: stays.id };
  });
}

/**
 * Parts what one feed lists under a house from what the others list there: it goes back to the house it was before a
 * joining, else to a copy. Answers that house. Errors: FORBIDDEN; CONFLICT when no other feed names the house, or while
 * a feed of it is loaded.
 */
export async function partHouse(
  ctx: ServiceContext,
  { houseId, feedId }: { houseId: number; feedId: number },
): Promise<{ houseId: number }> {
  requirePermission(ctx, 'uploadFeeds', 'w');
  return inTransaction(ctx.db, async (tx) => {
    await holdFeeds(tx, 'house', [houseId]);
    const entries = await listHouseEntries(tx, houseId, feedId);
    const ownId = (await partObjects(tx, 'house', entries, ctx.now)).get(houseId);
    if (ownId === undefined || ownId === houseId)
      throw new AppError('CONFLICT', 'Здесь нечего разделять: обновите страницу');
    const flats = await listInnerFeedEntries(tx, 'flat', entries);
    const became = await partObjects(tx, 'flat', flats, ctx.now);
    await placeFlats(tx, flats, became, ctx.now);
    await withdrawUnlisted(tx, [...became.keys()], ctx.now);
    const twin = { kind: 'house', freshId: ownId, knownId: houseId } as const;
    await decideTwins(tx, twin, { verdict: 'parted', now: ctx.now });
    await recordEdit(ctx, tx, {
      entity: 'house',
      id: houseId,
      before: { [ownId]: 'joined' },
      after: { [ownId]: 'parted' },
    });
    await refreshCatalogue(ctx, tx, `part-house-${houseId}`);
    return { houseId: ownId };
  });
}

/** Brings what was decided of a house and another one back to what it was. Errors: those of joining and parting. */
export async function decideHousesAnew(
  ctx: ServiceContext,
  houseId: number,
  verdicts: Readonly<Record<string, unknown>>,
): Promise<void> {
  const known = await findVerdicts(ctx.db, houseId);
  for (const [other, verdict] of Object.entries(verdicts)) {
    const otherId = Number(other);
    if (verdict === known[otherId]) continue;
    if (verdict === 'joined') {
      await joinHousesByHand(ctx, { houseId, otherId });
      continue;
    }
    const feeds = await listJoinedFeeds(ctx.db, otherId, houseId);
    if (verdict !== 'parted' || feeds.length === 0)
      throw new AppError('CONFLICT', 'Это решение можно вернуть только вручную');
    for (const feedId of feeds) await partHouse(ctx, { houseId, feedId });
  }
}

async function effectOf(db: Db, { houseId, otherId }: HousePair): Promise<HouseJoinEffect> {
  const [first, second] = await listHousePlaces(db, { ids: [houseId, otherId] });
  if (!first || !second || first.complexId !== second.complexId)
    throw new AppError('CONFLICT', 'Эти дома стоят в\u00a0разных комплексах: объединить их нельзя');
  const houses = await listHouseSources(db, first.complexId);
  const [stays, goes] = [first, second].map(({ id }) => houses.find((house) => house.id === id));
  if (!stays || !goes)
    throw new AppError(
      'CONFLICT',
      'Один из\u00a0домов больше не\u00a0называет ни\u00a0один фид: обновите страницу',
    );
  const both = goes.sources.find(({ feedId }) => stays.sources.some((source) => source.feedId === feedId));
  if (both)
    throw new AppError(
      'CONFLICT',
      `Фид «${both.feed}» называет оба дома и\u00a0сам различает их: объединить нельзя`,
    );
  const { flats } = matchTwins(
    await listListedFlats(db, { houseId: goes.id }),
    await listListedFlats(db, { houseId: stays.id }),
    { known: new Map([[goes.id, stays.id]]), judge: () => null },
  );
  const sources = [...stays.sources, ...goes.sources].toSorted((one, other) => one.feedId - other.feedId);
  const owner = sources.find((source) => source.flats > 0) ?? sources[0]!;
  return {
    stays: { id: stays.id, name: stays.name },
    goes: { id: goes.id, name: goes.name },
    staying: stays.flats,
    going: goes.flats,
    shared: flats.size,
    feed: owner.feed,
  };
}
