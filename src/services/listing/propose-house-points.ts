import { listHousesToPlace, saveHousePoint } from '#db/queries/listing/house-points.ts';
import type { FoundAddress } from '#domain/geo/found-address.ts';
import type { ServiceContext } from '../context.ts';

const HOUSES_AT_ONCE = 50;
const DEADLINE_MS = 10_000;
/** Directories learn new streets. */
const ASK_AGAIN_AFTER_MS = 30 * 86_400_000;

/** Houses of one run by what came of the question. */
export interface Proposals {
  proposed: number;
  /** The geocoder knows no point as near as the street. */
  unplaced: number;
  failed: number;
}

/**
 * Asks the geocoder where houses stand whose feeds give no point, and keeps the answers as proposals: an admin takes or
 * refuses each. A house that the geocoder fails at waits for the next run and holds up no other. Counts them.
 */
export async function proposeHousePoints(ctx: ServiceContext, signal: AbortSignal): Promise<Proposals> {
  const { geocoder } = ctx.ports;
  const placedBefore = new Date(ctx.now.getTime() - ASK_AGAIN_AFTER_MS);
  const toPlace = await listHousesToPlace(ctx.db, { placedBefore, limit: HOUSES_AT_ONCE });
  const proposals: Proposals = { proposed: 0, unplaced: 0, failed: 0 };
  for (const { houseId, address } of toPlace) {
    if (signal.aborted) break;
    const answered = await geocoder.find(address, {
      signal,
      deadlineMs: DEADLINE_MS,
      requestId: ctx.requestId,
    });
    if (!answered.ok) {
      proposals.failed += 1;
      continue;
    }
    const asked = { houseId, asked: address, provider: geocoder.provider, now: ctx.now };
    const found = isNear(answered.value) ? answered.value : null;
    await saveHousePoint(ctx.db, asked, found);
    proposals[found ? 'proposed' : 'unplaced'] += 1;
  }
  return proposals;
}

/** The middle of a city is no place of a house. */
function isNear(found: FoundAddress | null): boolean {
  return found?.point != null && (found.precision === 'house' || found.precision === 'street');
}
