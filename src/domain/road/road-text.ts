import { MAX_ID } from '../catalog/filters/filter-limits.ts';
import type { GeoPoint } from '../geo/point.ts';
import { MAX_GOALS, ROAD_LIMIT, ROAD_MODES, type RoadGoal, type RoadMode, type RoadPlace } from './road.ts';

/** Longer than two goals with the longest names. */
export const MAX_ROAD_LENGTH = 250;
const MAX_NAME = 60;
/** Four digits after the point are about ten metres. */
const DIGITS = 4;

/**
 * Goals as addresses carry them, in one spelling: 'm10206,transport,45;55.7558,37.6173,car,30,Тверская 7'. Undefined
 * when there are none.
 */
export function writeRoad(goals: readonly RoadGoal[]): string | undefined {
  const texts = goals.map(({ place, mode, limit }) =>
    [
      ...writePlace(place),
      mode,
      ...(limit === null ? [] : [limit]),
      ...(place.name ? [place.name] : []),
    ].join(),
  );
  return texts.slice(0, MAX_GOALS).join(';') || undefined;
}

/** The goals that a text names; what cannot be read is not there, and of two of one place and mode the first counts. */
export function readRoad(text: string | undefined): RoadGoal[] {
  const goals: RoadGoal[] = [];
  for (const part of (text ?? '').slice(0, MAX_ROAD_LENGTH).split(';')) {
    const goal = readGoal(part);
    if (goal && goals.length < MAX_GOALS && !goals.some((known) => isSame(known, goal))) goals.push(goal);
  }
  return goals;
}

/** The same goals, however long it takes to get there. */
export function withoutLimits(text: string | undefined): string | undefined {
  return writeRoad(readRoad(text).map((goal) => ({ ...goal, limit: null })));
}

/** The goals without one of them, told by its place among those that can be read. */
export function withoutGoal(text: string | undefined, at: number): string | undefined {
  return writeRoad(readRoad(text).filter((_, place) => place !== at));
}

/** The letters and digits of a name, as addresses may carry it; null when it begins with no letter. */
export function tidyRoadName(text: string): string | null {
  const words = text.replace(/[^\p{L}\p{N}./№-]/gu, ' ').split(' ');
  const name = words
    .filter((word) => word !== '')
    .join(' ')
    .slice(0, MAX_NAME)
    .trim();
  return /^\p{L}/u.test(name) ? name : null;
}

/** A point to ten metres, which is as near as addresses say it. */
export function roundPoint({ latitude, longitude }: GeoPoint): GeoPoint {
  return { latitude: Number(latitude.toFixed(DIGITS)), longitude: Number(longitude.toFixed(DIGITS)) };
}

function writePlace(place: RoadPlace): (string | number)[] {
  if (place.metroId !== undefined) return [`m${place.metroId}`];
  const { latitude, longitude } = roundPoint(place.point);
  return [latitude, longitude];
}

function readGoal(text: string): RoadGoal | undefined {
  const [first = '', ...rest] = text.split(',').map((field) => field.trim());
  const metroId = Number(/^m(\d{1,9})$/.exec(first)?.[1]);
  if (metroId >= 1 && metroId <= MAX_ID) return { place: { metroId }, ...readWish(rest) };
  const [second = '', ...wish] = rest;
  const [latitude, longitude] = [readDegrees(first), readDegrees(second)];
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) return undefined;
  const { name, ...asked } = { name: readName(wish), ...readWish(wish) };
  return { place: { point: roundPoint({ latitude, longitude }), name }, ...asked };
}

function readDegrees(text: string): number {
  return /^-?\d{1,3}(?:\.\d{1,15})?$/.test(text) ? Number(text) : Number.NaN;
}

function readWish(fields: readonly string[]): { mode: RoadMode; limit: number | null } {
  const limit = fields.slice(0, 2).find((field) => /^\d{1,3}$/.test(field));
  return {
    mode: ROAD_MODES.find((mode) => mode === fields[0]) ?? 'transport',
    limit:
      limit !== undefined && Number(limit) >= ROAD_LIMIT.min && Number(limit) <= ROAD_LIMIT.max
        ? Number(limit)
        : null,
  };
}

/** The first field that is neither a mode nor a number. */
function readName(fields: readonly string[]): string | null {
  const named = fields.find((field) => /\p{L}/u.test(field) && !ROAD_MODES.some((mode) => mode === field));
  return named === undefined ? null : tidyRoadName(named);
}

function isSame(one: RoadGoal, other: RoadGoal): boolean {
  const nameless = ({ place, mode }: RoadGoal) => [...writePlace(place), mode].join();
  return nameless(one) === nameless(other);
}
