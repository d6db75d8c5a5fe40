import type { GeoPoint } from '#domain/geo/point.ts';

/** An outline takes no more points. */
export const MOST_POINTS = 60;

/** The points of an outline put down so far, and what was said of the last of them. */
export interface AreaPoints {
  points: readonly GeoPoint[];
  /** For those who do not see the map. */
  said: string;
}

export const NO_POINTS: AreaPoints = { points: [], said: '' };

export function withPoint({ points }: AreaPoints, point: GeoPoint): AreaPoints {
  if (points.length === MOST_POINTS) return { points, said: `Больше ${MOST_POINTS} точек не поставить` };
  const next = [...points, point];
  const more = next.length < 3 ? `, нужно ещё ${3 - next.length}` : '';
  return { points: next, said: `Точка ${next.length} поставлена${more}` };
}

export function withoutLast({ points }: AreaPoints): AreaPoints {
  if (points.length === 0) return { points, said: 'Точек нет' };
  const next = points.slice(0, -1);
  return {
    points: next,
    said: next.length === 0 ? 'Точка убрана, точек нет' : `Точка убрана, осталось ${next.length}`,
  };
}

/** Whether the points enclose something. */
export function isArea({ points }: AreaPoints): boolean {
  return points.length > 2;
}
