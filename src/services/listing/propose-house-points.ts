import { listHousesToPlace, saveHousePoint } from '#db/queries/listing/house-points.ts';
import type { FoundAddress } from '#domain/geo/found-address.ts';
import type { ServiceContext } from '../context.ts';

const HOUSES_AT_ONCE = 50;
const DEADLINE_MS = 10_000;
/** Directories learn new streets. */
const ASK_AGAIN_AFTER_MS = 30 * 86_400_000;

/**
 * Asks the geocoder where houses stand whose feeds give no point, and keeps the answers as proposals: an admin takes or
 * refuses each. A geocoder in trouble ends the run; the next one goes on.
 */
export async function proposeHousePoints(ctx: ServiceContext, signal: AbortSignal): Promise<void> {
  const { geocoder } = ctx.ports;
  const placedBefore = new Date(ctx.now.getTime() - ASK_AGAIN_AFTER_MS);
  const toPlace = await listHousesToPlace(ctx.db, { placedBefore, limit: HOUSES_AT_ONCE });
  for (const { houseId, address } of toPlace) {
    const answered = await geocoder.find(address, {
      signal,
      deadlineMs: DEADLINE_MS,
      requestId: ctx.requestId,
    });
    if (!answered.ok) return;
    const asked = { houseId, asked: address, provider: geocoder.provider, now: ctx.now };
    await saveHousePoint(ctx.db, asked, isNear(answered.value) ? answered.value : null);
  }
}

/** The middle of a city is no place of a house. */
function isNear(found: FoundAddress | null): boolean {
  return found?.point != null && (found.precision === 'house' || found.precision === 'street');
}
