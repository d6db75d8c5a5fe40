import type { FeedDetails, HeldComplexShown, OneFeed, PointShown, ProposedPoint } from '#contract/feed.ts';
import { findFeedFile } from '#db/queries/feed/feed-files.ts';
import { findFeed } from '#db/queries/feed/feeds.ts';
import { listFeeds } from '#db/queries/feed/list-feeds.ts';
import { type HeldComplex, listHeldComplexes } from '#db/queries/feed/listed-flats.ts';
import { listProposedPoints } from '#db/queries/listing/house-points.ts';
import { AppError } from '#domain/errors.ts';
import { requirePermission } from '../access/require-permission.ts';
import type { ServiceContext } from '../context.ts';
import { getFeedPictures } from '../media/get-feed-pictures.ts';
import { getRunHistory } from './get-run-history.ts';
import { listDoubtfulFlats } from './list-doubtful-flats.ts';
import { listFeedPlaces } from './list-feed-places.ts';
import { listTwins } from './list-twins.ts';
import { presentFeed } from './present-feed.ts';

/** The picture of a complex has room for eight rows of fourteen cells. */
const SHOWN_CELLS = 112;

/**
 * Gives a feed with its runs and the decisions it waits for. Only those who may change the feed get its whole
 * address.
 * Errors: NOT_FOUND.
 */
export async function getFeed(
  ctx: ServiceContext,
  id: number,
  look: Omit<OneFeed, 'id'> = {},
): Promise<FeedDetails> {
  requirePermission(ctx, 'uploadFeeds', 'rw');
  const found = await findFeed(ctx.db, id);
  const [row] = found ? await listFeeds(ctx.db, { now: ctx.now, id, limit: 1, offset: 0 }) : [];
  if (!found || !row) throw new AppError('NOT_FOUND', `Фида ${id} нет`);
  const { sealedUrl, fileId } = found.feed;
  const file = fileId === null ? undefined : await findFeedFile(ctx.db, fileId);
  const { stored, waiting, failed } = await getFeedPictures(ctx, id);
  return {
    asOf: ctx.now,
    feed: presentFeed(row),
    url: sealedUrl === null ? null : ctx.ports.sealer.open(sealedUrl),
    file: file ? { id: file.id, name: file.name, bytes: file.bytes } : null,
    decidableRunId: row.decidableRunId,
    doubtful: row.doubtfulFlats > 0 ? await listDoubtfulFlats(ctx, { feedId: id, startFrom: 0 }) : [],
    held: row.heldFlats > 0 ? (await listHeldComplexes(ctx.db, id)).map(presentHeld) : [],
    twins: await listTwins(ctx.db, id),
    places: await listFeedPlaces(ctx.db, id),
    points: (await listProposedPoints(ctx.db, id)).map(presentPoint),
    history: await getRunHistory(ctx.db, ctx.now, { id, ...look }),
    pictures: { stored, waiting, failed: failed.reduce((sum, { count }) => sum + count, 0) },
  };
}

function presentPoint(row: Awaited<ReturnType<typeof listProposedPoints>>[number]): PointShown {
  const { houseId, houseName, complexId, complexName, asked } = row;
  return { houseId, houseName, complexId, complexName, asked, found: presentFound(row) };
}

/** A row of the table has all of a point or nothing of it. */
function presentFound({
  label,
  precision,
  latitude,
  longitude,
  provider,
}: Awaited<ReturnType<typeof listProposedPoints>>[number]): ProposedPoint | null {
  if (label === null || precision === null || latitude === null || longitude === null) return null;
  return { label, precision, latitude, longitude, isOwn: provider === 'embedded' };
}

function presentHeld({
  complexId,
  complexName,
  live,
  missing,
  rejected,
  missingSince,
  flats,
}: HeldComplex): HeldComplexShown {
  const count = Math.min(flats.length, SHOWN_CELLS);
  const cells = Array.from(
    { length: count },
    (_, index) => flats[Math.floor((index * flats.length) / count)],
  );
  return { complexId, name: complexName, live, missing, rejected, missingSince, cells: cells.join('') };
}
