import { distanceMetres } from '../geo/distance.ts';
import type { GeoPoint } from '../geo/point.ts';
import type { Way } from './road.ts';

/** A hall of one line, and the halls that trains of its line go on to. */
export interface MetroHall extends GeoPoint {
  id: number;
  lineId: number;
  /** The hall that stands for all halls of its name. */
  metroId: number;
  nextIds: readonly number[];
}

interface Edge {
  /** A place in the list of halls. */
  to: number;
  metres: number;
  seconds: number;
}

/** The lines of all cities with the passages between them. Ways lead both ways and take as long. */
export interface MetroGraph {
  halls: readonly MetroHall[];
  /** Edges of each hall, in the order of halls. */
  edges: readonly (readonly Edge[])[];
}

/** A way between a point of the town and a hall. */
export interface Leg extends Way {
  /** A place in the list of halls. */
  hall: number;
  /** A router told how long the walk takes. */
  isMeasured: boolean;
}

/** The way to a goal from each hall; undefined where no train leads there. */
export type Rides = readonly (Way | undefined)[];

/** Lines are longer than the straight lines between their halls. */
const LINE_DETOUR = 1.1;
/** Between stops; with them a train makes the 40 km/h that the Moscow metro names as the speed of its service. */
const TRAIN_KM_PER_HOUR = 50;
const STOP_SECONDS = 30;

/** Halls of different lines at most so far apart are changed between, over a passage or over the street. */
const FARTHEST_CHANGE_M = 450;
/** Stairs, and half of an interval between trains. */
const CHANGE_SECONDS = 120;
const PASSAGE_KM_PER_HOUR = 4;
const PASSAGE_DETOUR = 1.3;

/** Joins halls along their lines and by the passages between lines. */
export function joinHalls(halls: readonly MetroHall[]): MetroGraph {
  const places = new Map(halls.map(({ id }, place) => [id, place]));
  const edges: Edge[][] = halls.map(() => []);
  const join = (one: number, other: number, edge: Omit<Edge, 'to'>) => {
    edges[one]!.push({ to: other, ...edge });
    edges[other]!.push({ to: one, ...edge });
  };
  for (const [place, hall] of halls.entries()) {
    for (const id of hall.nextIds) {
      const next = places.get(id);
      if (next !== undefined) join(place, next, rideBetween(hall, halls[next]!));
    }
    for (let other = place + 1; other < halls.length; other++) {
      const change = changeBetween(hall, halls[other]!);
      if (change) join(place, other, change);
    }
  }
  return { halls, edges };
}

function rideBetween(one: MetroHall, other: MetroHall): Omit<Edge, 'to'> {
  const metres = Math.round(distanceMetres(one, other) * LINE_DETOUR);
  return { metres, seconds: Math.round(metres / (TRAIN_KM_PER_HOUR / 3.6)) + STOP_SECONDS };
}

/** Two halves of a degree of latitude in FARTHEST_CHANGE_M, so that far halls cost no measuring. */
const FAR_DEGREES = 0.03;

function changeBetween(one: MetroHall, other: MetroHall): Omit<Edge, 'to'> | undefined {
  const isJoined = one.metroId === other.metroId;
  if (one.lineId === other.lineId) return undefined;
  if (!isJoined && Math.abs(one.latitude - other.latitude) > FAR_DEGREES) return undefined;
  const straight = distanceMetres(one, other);
  if (!isJoined && straight > FARTHEST_CHANGE_M) return undefined;
  const metres = Math.round(straight * PASSAGE_DETOUR);
  return { metres, seconds: CHANGE_SECONDS + Math.round(metres / (PASSAGE_KM_PER_HOUR / 3.6)) };
}

/** The quickest ways from every hall over the halls that these legs lead from. */
export function ridesTo({ halls, edges }: MetroGraph, legs: readonly Omit<Leg, 'isMeasured'>[]): Rides {
  const rides: (Way | undefined)[] = halls.map(() => undefined);
  const open = new Set<number>();
  const reach = (hall: number, way: Way) => {
    const known = rides[hall];
    if (known && known.seconds <= way.seconds) return;
    rides[hall] = way;
    open.add(hall);
  };
  for (const { hall, metres, seconds, isEstimate } of legs) reach(hall, { metres, seconds, isEstimate });
  while (open.size > 0) {
    const nearest = takeNearest(open, rides);
    const { metres, seconds, isEstimate } = rides[nearest]!;
    for (const edge of edges[nearest]!) {
      reach(edge.to, { metres: metres + edge.metres, seconds: seconds + edge.seconds, isEstimate });
    }
  }
  return rides;
}

/** Halls are a few hundred, so a look at all that are open is as quick as a heap. */
function takeNearest(open: Set<number>, rides: Rides): number {
  let nearest = -1;
  for (const hall of open) {
    if (nearest < 0 || rides[hall]!.seconds < rides[nearest]!.seconds) nearest = hall;
  }
  open.delete(nearest);
  return nearest;
}
