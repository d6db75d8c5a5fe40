import { distanceMetres } from '#domain/geo/distance.ts';
import type { GeoPoint } from '#domain/geo/point.ts';

/** Ratios of real ways to straight lines, and the usual speeds on them. */
const FOOT = { detour: 1.3, metresPerMinute: 4_800 / 60 };
const CAR = { detour: 1.4, metresPerMinute: 22_000 / 60 };

/** Further than a drive of three quarters of an hour nobody calls a metro near. */
const FARTHEST_M = (45 * CAR.metresPerMinute) / CAR.detour;
const LONGEST_WALK_MINUTES = 60;
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
}

/** The three metros nearest to a point, each by its nearest hall, with whole minutes on foot and by car. */
export function nearestMetros(point: GeoPoint, halls: readonly Hall[]): MetroWay[] {
  const nearest = new Map<number, number>();
  for (const hall of halls) {
    if (Math.abs(hall.latitude - point.latitude) > FARTHEST_DEGREES) continue;
    const metres = distanceMetres(point, hall);
    if (metres <= FARTHEST_M && metres < (nearest.get(hall.metroId) ?? Infinity))
      nearest.set(hall.metroId, metres);
  }
  return [...nearest]
    .sort(([oneId, one], [otherId, other]) => one - other || oneId - otherId)
    .slice(0, SHOWN)
    .map(([metroId, metres]) => {
      const onFoot = minutes(metres, FOOT);
      return {
        metroId,
        minutesFoot: onFoot > LONGEST_WALK_MINUTES ? null : onFoot,
        minutesCar: minutes(metres, CAR),
      };
    });
}

function minutes(metres: number, by: { detour: number; metresPerMinute: number }): number {
  return Math.max(1, Math.round((metres * by.detour) / by.metresPerMinute));
}
