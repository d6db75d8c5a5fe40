import type { SuggestedAddress } from '#contract/address.ts';
import type { NearbyInput, NearbySuggestion } from '#contract/suggest.ts';
import { areaAround } from '#domain/geo/area-around.ts';
import { readArea, writeArea } from '#domain/geo/area-text.ts';
import type { ServiceContext } from '../context.ts';
import { suggestAddresses, type Typist } from '../geo/suggest-addresses.ts';
import { countListings } from './count-listings.ts';

/** A walk, a bicycle, a short drive: the first of them with anything on sale is shown. */
const RADII_KM = [2, 5, 15];
const MOST_SHOWN = 5;

/**
 * Typed addresses that nothing on sale bears, with the nearest surroundings in which something is. Whole regions have no
 * surroundings, so they are left out.
 * Errors: LIMIT for too many questions of one caller.
 */
export async function suggestNearby(
  ctx: ServiceContext,
  { query, filters }: NearbyInput,
  typist: Typist,
): Promise<NearbySuggestion[]> {
  const { addresses, isOwn } = await suggestAddresses(ctx, query, typist);
  const { search: _search, complexId: _complex, houseId: _house, ...others } = filters;
  const found: NearbySuggestion[] = [];
  for (const address of addresses.filter(({ precision }) => precision !== 'region').slice(0, MOST_SHOWN)) {
    const around = await findAround(ctx, address, others);
    if (around) found.push({ name: address.label, ...around, isOwn });
  }
  return found;
}

async function findAround(ctx: ServiceContext, point: SuggestedAddress, filters: NearbyInput['filters']) {
  for (const radiusKm of RADII_KM) {
    // Addresses of pages round, so what is counted is what the link will find.
    const area = writeArea(areaAround(point, radiusKm * 1_000));
    const { flats } = await countListings(ctx, { filters, area: readArea(area), sort: 'default' });
    if (flats > 0) return { area, radiusKm, flatsCount: flats };
  }
  return undefined;
}
