import { setImmediate as yieldThread } from 'node:timers/promises';
import type { PlacedGoal, Reach } from '#contract/road.ts';
import { contour, type GridPoint } from '#domain/geo/contour.ts';
import type { GeoPoint } from '#domain/geo/point.ts';
import { straightReach, straightWay } from '#domain/road/straight-way.ts';
import { metroLegs, transportReach, transportWay } from '#domain/road/transport-way.ts';
import { consumeLimit } from '../access/consume-limit.ts';
import type { ServiceContext } from '../context.ts';
import { loadRoadBook, type RoadBook } from './open-road-book.ts';
import { placeGoals } from './open-roads.ts';

/** Measured at so many points each way: a few hundred metres from one to the next around Moscow. */
const STEPS = 110;
const METRES_A_DEGREE = 111_195;
/** A way much too long says no more than one that is too long. */
const MOST_TOO_LONG = -1_800;
/** Five places are a metre. */
const DIGITS = 1e5;

interface Box {
  south: number;
  west: number;
  north: number;
  east: number;
}

/**
 * From where one gets in time to every goal that has a limit, on a grid of points; null without such a goal. Walks and
 * drives are estimated, since no router is asked for ten thousand points. Errors: LIMIT for too many questions of one
 * caller.
 */
export async function getReach(ctx: ServiceContext, address: string): Promise<Reach | null> {
  const goals = (await placeGoals(ctx, ctx.road)).filter(({ limit }) => limit !== null);
  if (goals.length === 0) return null;
  await consumeLimit(ctx, 'reach', address);
  const book = await loadRoadBook(ctx);
  return book.reachOf(JSON.stringify(goals), () => drawReach(book, goals));
}

async function drawReach(book: RoadBook, goals: readonly PlacedGoal[]): Promise<Reach> {
  const box = goals.map((goal) => boxAround(book, goal)).reduce(commonBox);
  const isEstimate = goals.some(({ mode }) => mode !== 'transport');
  if (box.south >= box.north || box.west >= box.east) return { polygons: [], isEstimate };
  const values = new Float64Array(STEPS * STEPS);
  const placeAt = ([x, y]: GridPoint): GeoPoint => ({
    latitude: box.south + ((box.north - box.south) * y) / (STEPS - 1),
    longitude: box.west + ((box.east - box.west) * x) / (STEPS - 1),
  });
  for (let y = 0; y < STEPS; y++) {
    // Measuring holds the thread, so other requests get a turn between two rows.
    await yieldThread();
    for (let x = 0; x < STEPS; x++) {
      const point = placeAt([x, y]);
      const left = goals.map((goal) => limitSeconds(goal) - secondsFrom(book, point, goal));
      values[y * STEPS + x] = Math.max(MOST_TOO_LONG, Math.min(...left));
    }
  }
  const polygons = contour({ width: STEPS, height: STEPS, values });
  return {
    polygons: polygons.map((rings) => rings.map((ring) => ring.map((point) => rounded(placeAt(point))))),
    isEstimate,
  };
}

/** The minutes of a way are rounded, and so is its limit: half a minute more will do. */
function limitSeconds({ limit }: PlacedGoal): number {
  return limit! * 60 + 29;
}

function secondsFrom({ graph, goalOf, endsOf }: RoadBook, from: GeoPoint, goal: PlacedGoal): number {
  const { point, mode } = goal;
  if (mode !== 'transport')
    return Math.min(...endsOf(goal).map((end) => straightWay(from, end, mode).seconds));
  const way = transportWay(from, metroLegs(graph, from), goalOf(point));
  return way ? way.seconds : Number.POSITIVE_INFINITY;
}

/** The least box that holds all that is near enough. */
function boxAround({ graph, goalOf, endsOf }: RoadBook, goal: PlacedGoal): Box {
  const seconds = limitSeconds(goal);
  const { point, mode } = goal;
  const circles =
    mode === 'transport'
      ? transportReach(graph, goalOf(point), seconds)
      : endsOf(goal).map((end) => ({ point: end, metres: straightReach(seconds, mode) }));
  return circles
    .map(({ point: { latitude, longitude }, metres }) => {
      const up = (metres * 1.02) / METRES_A_DEGREE;
      const aside = up / Math.max(0.05, Math.cos((latitude * Math.PI) / 180));
      return {
        south: latitude - up,
        north: latitude + up,
        west: longitude - aside,
        east: longitude + aside,
      };
    })
    .reduce((one, other) => ({
      south: Math.min(one.south, other.south),
      north: Math.max(one.north, other.north),
      west: Math.min(one.west, other.west),
      east: Math.max(one.east, other.east),
    }));
}

function commonBox(one: Box, other: Box): Box {
  return {
    south: Math.max(one.south, other.south),
    north: Math.min(one.north, other.north),
    west: Math.max(one.west, other.west),
    east: Math.min(one.east, other.east),
  };
}

function rounded({ latitude, longitude }: GeoPoint): GeoPoint {
  return {
    latitude: Math.round(latitude * DIGITS) / DIGITS,
    longitude: Math.round(longitude * DIGITS) / DIGITS,
  };
}
