import { AppError } from '#domain/errors.ts';
import type { GeoPoint } from '#domain/geo/point.ts';
import type { TravelMode } from '#integrations/routing/port.ts';
import type { ServiceContext } from '../context.ts';

export interface MeasuredRoute {
  /** Metres. */
  distance: number;
  /** Seconds. */
  duration: number;
  /** The route is a straight line, not along streets. */
  isEstimate: boolean;
}

const DEADLINE_MS = 2_500;

/** Measures a route's distance and time. Errors: NOT_FOUND where no way leads, UNAVAILABLE when the router fails. */
export async function measureRoute(
  ctx: ServiceContext,
  { from, to, mode }: { from: GeoPoint; to: GeoPoint; mode: TravelMode },
  signal: AbortSignal,
): Promise<MeasuredRoute> {
  const call = { signal, deadlineMs: DEADLINE_MS, requestId: ctx.requestId };
  const answered = await ctx.ports.routing.route(from, to, mode, call);
  if (!answered.ok) {
    throw new AppError('UNAVAILABLE', 'Маршруты временно недоступны', {
      details: { reason: answered.providerCode ?? answered.kind },
    });
  }
  if (answered.value === null) throw new AppError('NOT_FOUND', 'Туда нет дороги');
  const { metres, seconds } = answered.value;
  return { distance: metres, duration: seconds, isEstimate: answered.source === 'embedded' };
}
