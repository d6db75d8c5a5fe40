import type { PlacedGoal, RoadGoalName } from '#contract/road.ts';
import type { GeoPoint } from '#domain/geo/point.ts';
import type { RoadGoal, RoadMode } from '#domain/road/road.ts';

/** A goal that is being chosen. */
export interface GoalDraft {
  /** Tells it from the others of its window. */
  key: number;
  /** Null until one is chosen. */
  place: (RoadGoalName & { point: GeoPoint | null }) | null;
  mode: RoadMode;
  limit: number | null;
}

export function newGoal(key: number): GoalDraft {
  return { key, place: null, mode: 'transport', limit: 45 };
}

export function draftOf({ metroId, name, point, mode, limit }: PlacedGoal, key: number): GoalDraft {
  return { key, place: { metroId, name, point }, mode, limit };
}

/** The goals of drafts whose place is chosen. */
export function goalsOf(drafts: readonly GoalDraft[]): RoadGoal[] {
  return drafts.flatMap(({ place, mode, limit }): RoadGoal[] => {
    if (place === null) return [];
    if (place.metroId !== null) return [{ place: { metroId: place.metroId }, mode, limit }];
    return place.point ? [{ place: { point: place.point, name: place.name }, mode, limit }] : [];
  });
}
