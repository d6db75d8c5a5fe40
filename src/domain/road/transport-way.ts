import { distanceMetres } from '../geo/distance.ts';
import type { GeoPoint } from '../geo/point.ts';
import { type Leg, type MetroGraph, type Rides, ridesTo } from './metro-graph.ts';
import { LONGEST_WAY_SECONDS, type Way } from './road.ts';
import { straightReach, straightWay } from './straight-way.ts';

/** The way from the street into a train, with half of an interval between trains, and from a train to the street. */
const STATION_SECONDS = 240;

/** Who has a metro within such a walk walks to it; the straight line tells such a walk well enough to go unmarked. */
const LONGEST_WALK_SECONDS = 1_500;

/** A metro farther away is no way to anywhere. */
const FARTHEST_M = 25_000;
/** Certainly farther than that along a meridian. */
const FARTHEST_DEGREES = FARTHEST_M / 110_000;

/** The halls nearest to a point, of which the quickest way takes one. */
const MOST_LEGS = 8;

/** How a place is joined to the metro: the halls within a walk or, where there are none, by buses, as an estimate. */
export interface MetroAccess {
  isWalkable: boolean;
  legs: readonly Leg[];
}

export function metroAccess({ halls }: MetroGraph, point: GeoPoint): MetroAccess {
  const near: { hall: number; straight: number }[] = [];
  for (const [hall, place] of halls.entries()) {
    if (Math.abs(place.latitude - point.latitude) > FARTHEST_DEGREES) continue;
    const straight = distanceMetres(point, place);
    if (straight <= FARTHEST_M) near.push({ hall, straight });
  }
  const nearest = near.sort((one, other) => one.straight - other.straight).slice(0, MOST_LEGS);
  const walks = nearest
    .map(({ hall }): Leg => ({ hall, ...straightWay(point, halls[hall]!, 'foot'), isEstimate: false }))
    .filter(({ seconds }) => seconds <= LONGEST_WALK_SECONDS);
  if (walks.length > 0) return { isWalkable: true, legs: walks };
  const legs = nearest.map(
    ({ hall }): Leg => ({ hall, ...straightWay(point, halls[hall]!, 'ground'), isEstimate: true }),
  );
  return { isWalkable: false, legs };
}

/** A place with all there is to know of it before anybody sets out for it. */
export interface TransportGoal {
  point: GeoPoint;
  isWalkable: boolean;
  rides: Rides;
}

export function transportGoal(graph: MetroGraph, point: GeoPoint): TransportGoal {
  const { isWalkable, legs } = metroAccess(graph, point);
  return { point, isWalkable, rides: ridesTo(graph, legs) };
}

/**
 * The quickest way: on foot, or by the metro with a walk at both ends. Where an end has no metro within a walk, buses
 * are reckoned with by the straight line. Null when it takes longer than people go every day.
 */
export function transportWay(from: GeoPoint, access: MetroAccess, goal: TransportGoal): Way | null {
  const walk = straightWay(from, goal.point, 'foot');
  let best: Way = { ...walk, isEstimate: walk.seconds > LONGEST_WALK_SECONDS };
  const consider = (way: Way) => {
    if (way.seconds < best.seconds) best = way;
  };
  if (!access.isWalkable || !goal.isWalkable) {
    consider({ ...straightWay(from, goal.point, 'ground'), isEstimate: true });
  }
  for (const { hall, metres, seconds, isEstimate } of access.legs) {
    const ride = goal.rides[hall];
    if (!ride) continue;
    consider({
      metres: metres + ride.metres,
      seconds: seconds + STATION_SECONDS + ride.seconds,
      isEstimate: isEstimate || ride.isEstimate,
    });
  }
  return best.seconds <= LONGEST_WAY_SECONDS ? best : null;
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
