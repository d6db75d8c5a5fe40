import type { FeedPlaceShown } from '#contract/feed.ts';
import type { Db } from '#db/client.ts';
import { listFeedPlaces as listPlaces } from '#db/queries/feed/feed-places.ts';
import { listHousePlaces } from '#db/queries/feed/joined-places.ts';
import { requirePermission } from '../access/require-permission.ts';
import type { ServiceContext } from '../context.ts';

const MOST_SHOWN = 500;

/** Houses that a feed names by numbers, those that wait for a person first. */
export async function listFeedPlaces(db: Db, feedId: number): Promise<FeedPlaceShown[]> {
  const rows = await listPlaces(db, feedId, MOST_SHOWN);
  return rows.map(({ place, house, complex }) => ({
    externalId: place.externalId,
    portal: place.portal,
    portalId: place.portalId,
    complexName: place.complexName,
    houseName: place.houseName,
    hint: place.hint,
    floors: place.floors,
    offers: place.offers,
    isWaiting: place.houseId === null && !place.isTold,
    house:
      house && complex && (place.houseId !== null || place.isTold)
        ? { id: house.id, name: house.name, complex: { id: complex.id, name: complex.name } }
        : null,
  }));
}

/** Houses of a complex, from which a person chooses the one that a feed means. */
export async function listHousesToChoose(
  ctx: ServiceContext,
  complexId: number,
): Promise<{ id: number; name: string; address: string }[]> {
  requirePermission(ctx, 'uploadFeeds', 'r');
  const houses = await listHousePlaces(ctx.db, { complexId });
  return houses.map(({ id, name, street, house }) => ({
    id,
    name,
    address: [street, house].filter(Boolean).join(', '),
  }));
}
