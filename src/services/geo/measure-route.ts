import { AppError } from '#domain/errors.ts';
import type { GeoPoint } from '#domain/geo/point.ts';
import type { RoadMode, Way } from '#domain/road/road.ts';
import type { TravelMode } from '#integrations/routing/port.ts';
import type { ServiceContext } from '../context.ts';
import { answeredWay } from '../road/answered-way.ts';
import { measureWays } from '../road/measure-ways.ts';

export interface MeasuredRoute {
  /** Metres. */
  distance: number;
  /** Seconds. */
  duration: number;
  /** The route is a straight line, not along streets. */
  isEstimate: boolean;
}

const DEADLINE_MS = 2_500;

/**
 * Measures a route's distance and time, the same that a search tells of a house. Errors: NOT_FOUND where no way leads,
 * UNAVAILABLE when the router fails.
 */
export async function measureRoute(
  ctx: ServiceContext,
  { from, to, mode }: { from: GeoPoint; to: GeoPoint; mode: RoadMode },
  signal: AbortSignal,
): Promise<MeasuredRoute> {
  const way =
    mode === 'transport'
      ? (await measureWays(ctx, [from], [to], mode)).ways[0]!
      : await askRouter(ctx, { from, to, mode }, signal);
  if (way === null) throw new AppError('NOT_FOUND', 'Туда нет дороги');
  return { distance: way.metres, duration: way.seconds, isEstimate: way.isEstimate };
}

async function askRouter(
  ctx: ServiceContext,
  { from, to, mode }: { from: GeoPoint; to: GeoPoint; mode: TravelMode },
  signal: AbortSignal,
): Promise<Way | null> {
  const call = { signal, deadlineMs: DEADLINE_MS, requestId: ctx.requestId };
  const answered = await ctx.ports.routing.route(from, to, mode, call);
  if (!answered.ok) {
    throw new AppError('UNAVAILABLE', 'Маршруты временно недоступны', {
      details: { reason: answered.providerCode ?? answered.kind },
    });
  }
  const way = answeredWay(answered.value, { from, to }, mode);
  return way && { ...way, isEstimate: way.isEstimate || answered.source === 'embedded' };
}
