import type { GeoPoint } from '../geo/point.ts';
import { type Leg, type MetroGraph, type Rides, ridesTo } from './metro-graph.ts';
import { LONGEST_WAY_SECONDS, type Way } from './road.ts';
import { straightReach, straightWay } from './straight-way.ts';

/** The way from the street into a train, with half of an interval between trains, and from a train to the street. */
const STATION_SECONDS = 240;

/** As far as people walk; the straight line tells such a part of a ride well enough to go unmarked. */
const LONGEST_WALK_SECONDS = 1_500;

/** A metro farther away is no way to anywhere. */
const FARTHEST_M = 25_000;
/** The same in degrees of a meridian, squared. */
const FARTHEST_SQUARE = (FARTHEST_M / 111_195) ** 2;

/** The halls nearest to a point, of which the quickest way takes one. */
const MOST_LEGS = 8;

/** Minutes of walks that a router measured from some place, each to the nearest hall of a metro, by its id. */
export type MeasuredWalks = ReadonlyMap<number, number>;

const NO_WALKS: MeasuredWalks = new Map();

/** Joins a place to the nearest halls: by walks, and by buses where these are too long, as an estimate. */
export function metroLegs(
  { halls }: MetroGraph,
  point: GeoPoint,
  walks: MeasuredWalks = NO_WALKS,
): readonly Leg[] {
  const told = new Set<number>();
  return nearestHalls(halls, point).map((hall) => {
    const { metroId } = halls[hall]!;
    const minutes = told.has(metroId) ? undefined : walks.get(metroId);
    told.add(metroId);
    return { hall, isMeasured: minutes !== undefined, ...nearWay(point, halls[hall]!, minutes) };
  });
}

/** Looks at every hall of the country, so it counts on a plane and keeps the few nearest in their order. */
function nearestHalls(halls: MetroGraph['halls'], { latitude, longitude }: GeoPoint): number[] {
  const narrowing = Math.cos((latitude * Math.PI) / 180);
  const nearest: number[] = [];
  const squares: number[] = [];
  for (let hall = 0; hall < halls.length; hall++) {
    const up = halls[hall]!.latitude - latitude;
    const aside = (halls[hall]!.longitude - longitude) * narrowing;
    const square = up * up + aside * aside;
    if (square > FARTHEST_SQUARE || square >= (squares[MOST_LEGS - 1] ?? FARTHEST_SQUARE + 1)) continue;
    let place = Math.min(nearest.length, MOST_LEGS - 1);
    for (; place > 0 && squares[place - 1]! > square; place--) {
      squares[place] = squares[place - 1]!;
      nearest[place] = nearest[place - 1]!;
    }
    squares[place] = square;
    nearest[place] = hall;
  }
  return nearest;
}

/** On foot, as far as people walk; farther by buses, which nobody waits for to save a part of that walk. */
function nearWay(from: GeoPoint, to: GeoPoint, measuredMinutes?: number): Way {
  const straight = straightWay(from, to, 'foot');
  const walk =
    measuredMinutes === undefined ? straight : { metres: straight.metres, seconds: measuredMinutes * 60 };
  if (walk.seconds <= LONGEST_WALK_SECONDS) return { ...walk, isEstimate: false };
  const ground = straightWay(from, to, 'ground');
  return { ...ground, seconds: Math.max(ground.seconds, LONGEST_WALK_SECONDS), isEstimate: true };
}

/** A place with all there is to know of it before anybody sets out for it. */
export interface TransportGoal {
  point: GeoPoint;
  halls: MetroGraph['halls'];
  legs: readonly Leg[];
  rides: Rides;
}

export function transportGoal(graph: MetroGraph, point: GeoPoint, walks?: MeasuredWalks): TransportGoal {
  const legs = metroLegs(graph, point, walks);
  return { point, halls: graph.halls, legs, rides: ridesTo(graph, legs) };
}

/**
 * The quickest way: on foot or by buses, both an estimate by the straight line unless the walk to a hall was measured,
 * or by the metro with either of these at both ends. Null when it takes longer than people go every day.
 */
export function transportWay(from: GeoPoint, legs: readonly Leg[], goal: TransportGoal): Way | null {
  let best = wayBesideTrains(from, legs, goal);
  for (const { hall, metres, seconds, isEstimate } of legs) {
    const ride = goal.rides[hall];
    if (!ride) continue;
    const total = seconds + STATION_SECONDS + ride.seconds;
    if (total >= best.seconds) continue;
    best = {
      metres: metres + ride.metres,
      seconds: total,
      isEstimate: isEstimate || ride.isEstimate,
    };
  }
  return best.seconds <= LONGEST_WAY_SECONDS ? best : null;
}

/** It takes as long there as back, so that either end may be the hall. */
function wayBesideTrains(
  from: GeoPoint,
  legs: readonly Leg[],
  { point, halls, legs: back }: TransportGoal,
): Way {
  const measured = measuredTo(point, legs, halls) ?? measuredTo(from, back, halls);
  if (!measured) return { ...nearWay(from, point), isEstimate: true };
  const { metres, seconds, isEstimate } = measured;
  return { metres, seconds, isEstimate };
}

function measuredTo(point: GeoPoint, legs: readonly Leg[], halls: MetroGraph['halls']): Leg | undefined {
  return legs.find(({ hall, isMeasured }) => {
    const { latitude, longitude } = halls[hall]!;
    return isMeasured && latitude === point.latitude && longitude === point.longitude;
  });
}

/** Circles that hold every place from where a goal is near enough: around the goal itself and around halls. */
export function transportReach(
  { halls }: MetroGraph,
  { point, rides }: TransportGoal,
  seconds: number,
): { point: GeoPoint; metres: number }[] {
  const reachIn = (left: number) => Math.max(straightReach(left, 'foot'), straightReach(left, 'ground'));
  const around = halls.flatMap((hall, at) => {
    const ride = rides[at];
    const left = ride ? seconds - ride.seconds - STATION_SECONDS : 0;
    return left > 0 ? [{ point: hall, metres: Math.min(reachIn(left), FARTHEST_M) }] : [];
  });
  return [{ point, metres: reachIn(seconds) }, ...around];
}
