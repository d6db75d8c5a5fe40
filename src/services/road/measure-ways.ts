import { distanceMetres } from '#domain/geo/distance.ts';
import type { GeoPoint } from '#domain/geo/point.ts';
import { LONGEST_WAY_SECONDS, type RoadMode, type Way } from '#domain/road/road.ts';
import { straightWay } from '#domain/road/straight-way.ts';
import { transportWay } from '#domain/road/transport-way.ts';
import { inTables, type TravelMode } from '#integrations/routing/port.ts';
import type { ServiceContext } from '../context.ts';
import { answeredWay } from './answered-way.ts';
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

/**
 * Measures the ways from many points, each to the nearest of these ends: by our own scheme of lines, or by the router
 * within its budget.
 */
export async function measureWays(
  ctx: ServiceContext,
  from: readonly GeoPoint[],
  ends: readonly GeoPoint[],
  mode: RoadMode,
): Promise<MeasuredWays> {
  const pairs = from.map((point) => ({ from: point, to: nearestOf(ends, point) }));
  if (mode !== 'transport') return measureByRouter(ctx, pairs, mode);
  const book = await loadRoadBook(ctx);
  const goals = new Map(ends.map((end) => [end, book.goalOf(end)]));
  return {
    ways: pairs.map(({ from, to }) => transportWay(from, book.legsOf(from), goals.get(to)!)),
    isPartial: false,
  };
}

interface Pair {
  from: GeoPoint;
  to: GeoPoint;
}

/** By the straight line, as the nearest hall of a metro is told; of equal ones the first. */
function nearestOf(ends: readonly GeoPoint[], point: GeoPoint): GeoPoint {
  if (ends.length === 1) return ends[0]!;
  const metres = ends.map((end) => distanceMetres(point, end));
  return ends[metres.indexOf(Math.min(...metres))]!;
}

/** The nearest points are asked about first; whatever the router has no time for is estimated by the straight line. */
async function measureByRouter(
  ctx: ServiceContext,
  pairs: readonly Pair[],
  mode: TravelMode,
): Promise<MeasuredWays> {
  const { routing } = ctx.ports;
  const ways: (Way | null)[] = pairs.map(({ from, to }) => {
    const way = straightWay(from, to, mode);
    return way.seconds <= LONGEST_WAY_SECONDS ? { ...way, isEstimate: true } : null;
  });
  const reachable = ways.flatMap((way, at) => (way ? { at, seconds: way.seconds } : []));
  if (routing.provider === 'embedded') return { ways, isPartial: false };
  const asked = reachable.sort((one, other) => one.seconds - other.seconds).slice(0, MOST_ASKED);
  const batches = [...Map.groupBy(asked, ({ at }) => pairs[at]!.to)].flatMap(([to, together]) =>
    inTables(together).map((batch) => ({ to, batch })),
  );
  const signal = AbortSignal.timeout(DEADLINE_MS);
  let isPartial = reachable.length > asked.length;
  const takeBatches = async () => {
    for (let next = batches.shift(); next; next = batches.shift()) {
      const { to, batch } = next;
      const points = batch.map(({ at }) => pairs[at]!.from);
      const call = { signal, deadlineMs: DEADLINE_MS, requestId: ctx.requestId };
      const answered = signal.aborted ? null : await routing.routes(points, to, mode, call);
      if (!answered?.ok || answered.source === 'embedded') {
        isPartial = true;
        continue;
      }
      for (const [place, { at }] of batch.entries()) {
        const way = answeredWay(answered.value[place]!, pairs[at]!, mode);
        ways[at] = way && way.seconds <= LONGEST_WAY_SECONDS ? way : null;
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, takeBatches));
  return { ways, isPartial };
}
