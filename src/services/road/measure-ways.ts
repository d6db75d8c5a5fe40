import type { GeoPoint } from '#domain/geo/point.ts';
import { LONGEST_WAY_SECONDS, type RoadMode, type Way } from '#domain/road/road.ts';
import { straightWay } from '#domain/road/straight-way.ts';
import { transportWay } from '#domain/road/transport-way.ts';
import { MOST_TOGETHER, type TravelMode } from '#integrations/routing/port.ts';
import type { ServiceContext } from '../context.ts';
import { loadRoadBook } from './open-road-book.ts';

/** A page may wait for as many points, and for so long. */
const MOST_ASKED = 900;
const AT_ONCE = 3;
const DEADLINE_MS = 2_000;

/** Ways in the order of the points they begin at; null where none leads to the goal. */
export interface MeasuredWays {
  ways: (Way | null)[];
  /** The router did not answer for some that it may answer for later: these are estimates. */
  isPartial: boolean;
}

/** Measures the ways from many points to one: by our own scheme of lines, or by the router within its budget. */
export async function measureWays(
  ctx: ServiceContext,
  from: readonly GeoPoint[],
  to: GeoPoint,
  mode: RoadMode,
): Promise<MeasuredWays> {
  if (mode !== 'transport') return measureByRouter(ctx, from, to, mode);
  const book = await loadRoadBook(ctx);
  const goal = book.goalOf(to);
  return {
    ways: from.map((point) => transportWay(point, book.legsOf(point), goal)),
    isPartial: false,
  };
}

/** The nearest points are asked about first; whatever the router has no time for is estimated by the straight line. */
async function measureByRouter(
  ctx: ServiceContext,
  from: readonly GeoPoint[],
  to: GeoPoint,
  mode: TravelMode,
): Promise<MeasuredWays> {
  const { routing } = ctx.ports;
  const ways: (Way | null)[] = from.map((point) => {
    const way = straightWay(point, to, mode);
    return way.seconds <= LONGEST_WAY_SECONDS ? { ...way, isEstimate: true } : null;
  });
  const reachable = ways.flatMap((way, at) => (way ? { at, seconds: way.seconds } : []));
  if (routing.provider === 'embedded') return { ways, isPartial: false };
  const asked = reachable.sort((one, other) => one.seconds - other.seconds).slice(0, MOST_ASKED);
  const batches = Array.from({ length: Math.ceil(asked.length / MOST_TOGETHER) }, (_, batch) =>
    asked.slice(batch * MOST_TOGETHER, (batch + 1) * MOST_TOGETHER),
  );
  const signal = AbortSignal.timeout(DEADLINE_MS);
  let isPartial = reachable.length > asked.length;
  const takeBatches = async () => {
    for (let batch = batches.shift(); batch; batch = batches.shift()) {
      const points = batch.map(({ at }) => from[at]!);
      const call = { signal, deadlineMs: DEADLINE_MS, requestId: ctx.requestId };
      const answered = signal.aborted ? null : await routing.routes(points, to, mode, call);
      if (!answered?.ok || answered.source === 'embedded') {
        isPartial = true;
        continue;
      }
      for (const [place, { at }] of batch.entries()) {
        const route = answered.value[place]!;
        ways[at] = route && route.seconds <= LONGEST_WAY_SECONDS ? { ...route, isEstimate: false } : null;
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, takeBatches));
  return { ways, isPartial };
}
