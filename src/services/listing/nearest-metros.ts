import { distanceMetres } from '#domain/geo/distance.ts';
import type { GeoPoint } from '#domain/geo/point.ts';
import { minutesOf } from '#domain/road/road.ts';
import { straightReach, straightWay } from '#domain/road/straight-way.ts';

/** Further than a drive of three quarters of an hour nobody calls a metro near. */
const FARTHEST_M = straightReach(45 * 60, 'car');
/** Whoever lives farther goes to the metro in another way. */
export const LONGEST_WALK_MINUTES = 60;
const SHOWN = 3;

/** Degrees that are certainly further than FARTHEST_M along a meridian. */
const FARTHEST_DEGREES = FARTHEST_M / 110_000;

export interface Hall extends GeoPoint {
  metroId: number;
}

export interface MetroWay {
  metroId: number;
  /** Null when it is too far to walk. */
  minutesFoot: number | null;
  minutesCar: number;
  straightM: number;
  /** The hall the way leads to. */
  hall: Hall;
}

/**
 * The three metros nearest to a point, each by its nearest hall, with whole minutes on foot and by car: the estimates
 * that the embedded router answers.
 */
export function nearestMetros(point: GeoPoint, halls: readonly Hall[]): MetroWay[] {
  const nearest = new Map<number, { metres: number; hall: Hall }>();
  for (const hall of halls) {
    if (Math.abs(hall.latitude - point.latitude) > FARTHEST_DEGREES) continue;
    const metres = distanceMetres(point, hall);
    if (metres <= FARTHEST_M && metres < (nearest.get(hall.metroId)?.metres ?? Infinity))
      nearest.set(hall.metroId, { metres, hall });
  }
  return [...nearest]
    .sort(([oneId, one], [otherId, other]) => one.metres - other.metres || oneId - otherId)
    .slice(0, SHOWN)
    .map(([metroId, { metres, hall }]) => {
      const onFoot = minutesOf(straightWay(point, hall, 'foot'));
      return {
        metroId,
        minutesFoot: onFoot > LONGEST_WALK_MINUTES ? null : onFoot,
        minutesCar: minutesOf(straightWay(point, hall, 'car')),
        straightM: Math.round(metres),
        hall,
      };
    });
}
