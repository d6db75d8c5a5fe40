import type { DoubtfulFlatShown } from '#contract/feed.ts';
import { listWaitingFlats, type WaitingFlat } from '#db/queries/feed/doubtful-flats.ts';
import { flatTitle } from '#domain/listing/flat-title.ts';
import { requirePermission } from '../access/require-permission.ts';
import type { ServiceContext } from '../context.ts';

const AT_ONCE = 50;

/** Flats of a feed whose figures wait for a decision, from the given place on. */
export async function listDoubtfulFlats(
  ctx: ServiceContext,
  { feedId, startFrom }: { feedId: number; startFrom: number },
): Promise<DoubtfulFlatShown[]> {
  requirePermission(ctx, 'uploadFeeds', 'r');
  const flats = await listWaitingFlats(ctx.db, feedId, { limit: AT_ONCE, offset: startFrom });
  return flats.map(presentDoubtfulFlat);
}

function presentDoubtfulFlat({ offer, ...flat }: WaitingFlat): DoubtfulFlatShown {
  return {
    id: flat.id,
    externalId: flat.externalId,
    line: flat.line,
    complex: flat.complex,
    houseName: flat.houseName,
    title: flatTitle({
      rooms: offer.rooms,
      area: offer.areaM2x100 / 100,
      floor: offer.floor,
      floorsTotal: offer.floorsTotal,
    }),
    price: { amount: offer.originalPrice, currency: offer.originalCurrency },
    doubts: flat.doubts,
    heldSince: flat.heldSince,
    flatId: flat.flatId,
  };
}
