import type { GeoPoint } from '../geo/point.ts';

/** How people get somewhere; `transport` is the metro with walks to it and from it. */
export const ROAD_MODES = ['transport', 'foot', 'car'] as const;

export type RoadMode = (typeof ROAD_MODES)[number];

/** Where somebody goes: a metro of the dictionary, or a point with what its owner calls it. */
export type RoadPlace =
  | { metroId: number; point?: undefined; name?: undefined }
  | { metroId?: undefined; point: GeoPoint; name: string | null };

/** A place somebody goes to every day, and the longest way there that will do. */
export interface RoadGoal {
  place: RoadPlace;
  mode: RoadMode;
  /** Minutes; null when any way will do. */
  limit: number | null;
}

/** Two people of a family go to two places. */
export const MAX_GOALS = 2;

export const ROAD_LIMIT = { min: 5, max: 180 };

/** A way, in whole metres and seconds. */
export interface Way {
  metres: number;
  seconds: number;
  /** No router and no scheme of lines was asked: the straight line alone. */
  isEstimate: boolean;
}

/** Farther than this nobody goes every day: such a way is none. */
export const LONGEST_WAY_SECONDS = 5 * 3_600;

/** Minutes as people are told them; a way that is begun is a minute at least. */
export function minutesOf({ seconds }: Pick<Way, 'seconds'>): number {
  return Math.max(1, Math.round(seconds / 60));
}
