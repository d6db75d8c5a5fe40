import { inTransaction } from '#db/client.ts';
import { listUncheckedComplexes, replaceComplexPlaces } from '#db/queries/listing/complex-places.ts';
import { AppError } from '#domain/errors.ts';
import { distanceMetres } from '#domain/geo/distance.ts';
import { proximityTag } from '#domain/listing/proximity-tag.ts';
import { minutesOf } from '#domain/road/road.ts';
import type { NearbyPlace } from '#integrations/places/port.ts';
import type { Result } from '#integrations/result.ts';
import { requirePermission } from '../access/require-permission.ts';
import type { ServiceContext } from '../context.ts';
import { measureWays } from '../road/measure-ways.ts';

const RADIUS_M = 1_500;
const FRESH_DAYS = 30;
const DAY_MS = 86_400_000;
const CALL_MS = 60_000;
/** The points that two catalogues give for one place lie within this of each other. */
const SAME_PLACE_M = 150;
const BATCH = 100;

/**
 * Asks the object catalogue and the places catalogue about complexes that are new, moved, linked to another project or
 * not asked about for thirty days, and keeps what they told. A complex whose catalogue fails keeps what it had; the
 * others go on, and then the failure is thrown, so that background work logs it and tries again.
 * Answers how many complexes were asked about. Errors: UNAVAILABLE.
 */
export async function refreshInfrastructure(ctx: ServiceContext, signal: AbortSignal): Promise<number> {
  requirePermission(ctx, 'uploadFeeds', 'w');
  const checkedBefore = new Date(ctx.now.getTime() - FRESH_DAYS * DAY_MS);
  const failures: AppError[] = [];
  let asked = 0;
  for (let afterId = 0; ; ) {
    const waiting = await listUncheckedComplexes(ctx.db, { checkedBefore, afterId, limit: BATCH });
    for (const { complexId, domRfId, ...point } of waiting) {
      const places = await ask(ctx, { domRfId, ...point }, signal);
      if (places instanceof AppError) {
        failures.push(places);
        continue;
      }
      const check = { complexId, domRfId, ...point, checkedAt: ctx.now };
      await inTransaction(ctx.db, (tx) => replaceComplexPlaces(tx, check, places));
      asked += 1;
    }
    if (waiting.length < BATCH) break;
    afterId = waiting.at(-1)!.complexId;
  }
  if (failures[0]) throw failures[0];
  return asked;
}

interface Asked {
  domRfId: string | null;
  latitude: number;
  longitude: number;
}

async function ask(ctx: ServiceContext, { domRfId, ...point }: Asked, signal: AbortSignal) {
  const { ports, requestId } = ctx;
  const call = { signal, deadlineMs: CALL_MS, requestId };
  const built =
    domRfId === null ? [] : valueFrom(await ports.objects.infrastructure({ id: domRfId, ...point }, call));
  if (built instanceof AppError) return built;
  const around = valueFrom(await ports.places.near(point, { radiusM: RADIUS_M }, call));
  if (around instanceof AppError) return around;
  const places = withoutDoubles([...built, ...around]);
  const { ways } = await measureWays(ctx, places, [point], 'foot');
  return places.map(({ subtitle, tag, ...place }, at) => ({
    ...place,
    minutesFoot: ways[at] && !ways[at].isEstimate ? minutesOf(ways[at]) : null,
    distanceM: Math.round(distanceMetres(point, place)),
    tag: proximityTag({ tag, subtitle, name: place.name }),
  }));
}

function valueFrom<T>(result: Result<T>): T | AppError {
  if (result.ok) return result.value;
  const { kind, providerCode = '' } = result;
  return new AppError('UNAVAILABLE', `Инфраструктура не получена: ${kind} ${providerCode}`.trim());
}

/** Keeps a place once where two catalogues know it, as the first of them has it. */
function withoutDoubles(places: NearbyPlace[]): NearbyPlace[] {
  return places.filter(
    (place, index) =>
      !places
        .slice(0, index)
        .some(
          (other) =>
            other.objId === place.objId ||
            (other.name.toLowerCase() === place.name.toLowerCase() &&
              distanceMetres(other, place) < SAME_PLACE_M),
        ),
  );
}
