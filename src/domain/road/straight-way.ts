import { distanceMetres } from '../geo/distance.ts';
import type { GeoPoint } from '../geo/point.ts';

/** Ratio of a street route to the straight line, and the usual speed on it. */
const TRAVEL = {
  foot: { detour: 1.3, kmPerHour: 4.8 },
  car: { detour: 1.4, kmPerHour: 22 },
  /** Buses and trams with their stops. */
  ground: { detour: 1.4, kmPerHour: 16 },
};

/** The usual wait for a bus or a tram, with the walk to its stop. */
const GROUND_WAIT_SECONDS = 420;

/** A way by the straight line, whole metres and seconds: what is known without a router. */
export function straightWay(
  from: GeoPoint,
  to: GeoPoint,
  by: keyof typeof TRAVEL,
): { metres: number; seconds: number } {
  return wayOfLength(distanceMetres(from, to), by);
}

/** The same where only the length of the straight line is known, metres. */
export function wayOfLength(
  straightMetres: number,
  by: keyof typeof TRAVEL,
): { metres: number; seconds: number } {
  const { detour, kmPerHour } = TRAVEL[by];
  const metres = straightMetres * detour;
  const seconds = metres / (kmPerHour / 3.6) + (by === 'ground' ? GROUND_WAIT_SECONDS : 0);
  return { metres: Math.round(metres), seconds: Math.round(seconds) };
}

/** How many metres in a straight line one gets in a time. */
export function straightReach(seconds: number, by: keyof typeof TRAVEL): number {
  const { detour, kmPerHour } = TRAVEL[by];
  const left = seconds - (by === 'ground' ? GROUND_WAIT_SECONDS : 0);
  return Math.max(0, (left * (kmPerHour / 3.6)) / detour);
}
