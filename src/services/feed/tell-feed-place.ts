import type { FeedPlaceDecision, FeedPlaceForm } from '#contract/feed.ts';
import { type Db, inTransaction } from '#db/client.ts';
import { listFeedObjects, saveFeedObject } from '#db/queries/feed/feed-objects.ts';
import { decideFeedPlace, findFeedPlaceForUpdate } from '#db/queries/feed/feed-places.ts';
import { type Feed, lockFeed, updateFeed } from '#db/queries/feed/feeds.ts';
import { listFeedsOfPlaces } from '#db/queries/feed/joined-places.ts';
import {
  listInnerFeedEntries,
  partObjects,
  placeFlats,
  withdrawUnlisted,
} from '#db/queries/feed/parted-places.ts';
import { findPlaceByName } from '#db/queries/geo/place-by-name.ts';
import { findComplexName, saveComplex } from '#db/queries/listing/complexes.ts';
import { findHouseCalled, saveHouse } from '#db/queries/listing/houses.ts';
import { AppError } from '#domain/errors.ts';
import type { CanonicalAddress } from '#domain/feed/canonical-listing.ts';
import { houseName } from '#domain/feed/house-name.ts';
import { portalHouseName } from '#domain/feed/portal-place.ts';
import { readCoordinates } from '#domain/geo/coordinates-text.ts';
import { createNotes } from '#feeds/notes.ts';
import { readAddress } from '#feeds/read-address.ts';
import { splitFullAddress } from '#feeds/split-full-address.ts';
import { requirePermission } from '../access/require-permission.ts';
import { recordEdit } from '../audit/record-edit.ts';
import type { ServiceContext } from '../context.ts';
import { refuseField } from '../refuse-field.ts';
import { addressValues } from './address-values.ts';
import { joinHouses, refreshCatalogue } from './decide-places.ts';
import { getKeptFeed } from './get-kept-feed.ts';
import { NO_VALIDATORS } from './kept-feed.ts';
import { promiseFeedRun } from './promise-feed-run.ts';
import { settleNewestRun } from './settle-newest-run.ts';

/**
 * Tells which house of ours a feed means by a number of a portal, or makes one of it; the next run, which is promised,
 * takes its flats there. What the feed listed under that number before moves along.
 * Errors: NOT_FOUND; CONFLICT while a feed is loaded and when another person told it meanwhile; INVALID for a complex, a
 * house or an address that is none.
 */
export async function tellFeedPlace(
  ctx: ServiceContext,
  { feedId, externalId, was, place: told }: FeedPlaceDecision,
): Promise<{ houseId: number }> {
  requirePermission(ctx, 'uploadFeeds', 'w');
  return inTransaction(ctx.db, async (tx) => {
    const feed = await getKeptFeed(tx, feedId);
    const place = await findFeedPlaceForUpdate(tx, feedId, externalId);
    if (!place) throw new AppError('NOT_FOUND', 'Фид больше не называет этого дома: обновите страницу');
    const entry = (await listFeedObjects(tx, feedId, 'house')).find((one) => one.externalId === externalId);
    const before = place.houseId === null && !place.isTold ? null : (entry?.objectId ?? null);
    if (before !== was)
      throw new AppError('CONFLICT', 'Этот дом уже указал кто-то другой: обновите страницу');
    await holdFeed(tx, feedId);

    const houseId = told.houseId ?? (await makeHouse(ctx, tx, feed, told));
    const house = await findHouseCalled(tx, houseId);
    if (!house || (told.kind === 'known' && house.complexId !== told.complexId))
      throw refuseField('houseId', 'Такого дома в этом комплексе нет');
    for (const other of await listFeedsOfPlaces(tx, 'house', [houseId])) await holdFeed(tx, other);
    await moveEntry(ctx, tx, { feedId, externalId }, { fromId: entry?.objectId ?? null, ...house, houseId });
    await decideFeedPlace(tx, place, { houseId, decidedAt: ctx.now });
    await recordEdit(ctx, tx, {
      entity: 'feed',
      id: feedId,
      before: { [portalHouseName({ portal: place.portal, id: place.portalId })]: before },
      after: { [portalHouseName({ portal: place.portal, id: place.portalId })]: houseId },
    });
    await updateFeed(tx, feedId, NO_VALIDATORS);
    await settleNewestRun(tx, feedId);
    const hasSource = feed.sealedUrl !== null || feed.fileId !== null;
    if (feed.enabled && !feed.haltedAt && hasSource) await promiseFeedRun(tx, feed, ctx.now);
    return { houseId };
  });
}

async function holdFeed(tx: Db, feedId: number): Promise<void> {
  if (!(await lockFeed(tx, feedId)))
    throw new AppError('CONFLICT', 'Фид об этом месте сейчас загружается: повторите после прогона');
}

/** A new house, in a complex that is there or in a new one of the feed's client. */
async function makeHouse(
  ctx: ServiceContext,
  tx: Db,
  { clientCompanyId }: Feed,
  told: FeedPlaceForm,
): Promise<number> {
  const address = addressIn(told);
  const complexId =
    told.kind === 'known' ? told.complexId! : await makeComplex(ctx, tx, clientCompanyId, told, address);
  if ((await findComplexName(tx, complexId)) === undefined)
    throw refuseField('complexId', 'Такого комплекса нет');
  const values = {
    complexId,
    name: told.houseName || houseName(address.house),
    ...addressValues(address),
    pointBy: address.point ? ('person' as const) : ('feed' as const),
    buildingState: 'UNFINISHED' as const,
    buildingStateBy: 'guess' as const,
  };
  return saveHouse(tx, null, values, ctx.now);
}

async function makeComplex(
  ctx: ServiceContext,
  tx: Db,
  developerCompanyId: number,
  told: FeedPlaceForm,
  address: CanonicalAddress,
): Promise<number> {
  const values = {
    developerCompanyId,
    name: told.complexName,
    ...addressValues(address),
    ...(await findPlaceByName(tx, address)),
  };
  return saveComplex(tx, null, values, ctx.now);
}

function addressIn({ address, coordinates }: FeedPlaceForm): CanonicalAddress {
  const point = readCoordinates(coordinates);
  const read = readAddress(createNotes('', 0), '', {
    ...splitFullAddress(address),
    latitude: null,
    longitude: null,
  });
  if (read.region === null && read.city === null && read.settlement === null)
    throw refuseField('address', 'Укажите область или город, потом улицу и\u00a0дом, через запятую');
  return { ...read, point };
}

/** Points the feed's own id to the house, with all that the feed listed under it before. */
async function moveEntry(
  ctx: ServiceContext,
  tx: Db,
  entry: { feedId: number; externalId: string },
  { fromId, houseId, complexId }: { fromId: number | null; houseId: number; complexId: number },
): Promise<void> {
  if (fromId === null) {
    const object = { ...entry, kind: 'house', parentExternalId: entry.externalId, fingerprint: '' } as const;
    await saveFeedObject(tx, { ...object, objectId: houseId });
  } else if (fromId !== houseId) {
    const ownId = (await partObjects(tx, 'house', [entry], ctx.now)).get(fromId)!;
    const flats = await listInnerFeedEntries(tx, 'flat', [entry]);
    const became = await partObjects(tx, 'flat', flats, ctx.now);
    await placeFlats(tx, flats, became, ctx.now);
    await withdrawUnlisted(tx, [...became.keys()], ctx.now);
    await joinHouses(ctx, tx, { fromId: ownId, intoId: houseId });
    await refreshCatalogue(ctx, tx, `place-${entry.feedId}-${houseId}`);
  }
  await saveFeedObject(tx, {
    ...entry,
    kind: 'complex',
    parentExternalId: null,
    fingerprint: '',
    objectId: complexId,
  });
}
