import { z } from 'zod';
import type { GeoPoint } from '#domain/geo/point.ts';
import type { RoadMode } from '#domain/road/road.ts';
import { LocationInput } from './location.ts';

/** Where somebody goes, as pages name it. */
export interface RoadGoalName {
  /** The metro it is; null when it is a point. */
  metroId: number | null;
  /** Its name; null for a point nobody named. */
  name: string | null;
}

/** How long one of the ways of a search takes from a house, or from the nearest house of a complex. */
export interface RoadTime extends RoadGoalName {
  mode: RoadMode;
  minutes: number;
  /** Pages write «≈» before it. */
  isEstimate: boolean;
}

/** A goal of a search in its place. */
export interface PlacedGoal extends RoadGoalName {
  mode: RoadMode;
  /** Minutes; null when any way will do. */
  limit: number | null;
  point: GeoPoint;
}

/** The part of the map from where every limited way is short enough. */
export interface Reach {
  /** Each an outer ring and its holes, closed by their first points. */
  polygons: GeoPoint[][][];
  /** Some of its ways are straight lines alone. */
  isEstimate: boolean;
}

export const GoalsInput = z.object({ query: z.string().max(100), location: LocationInput.optional() });
export type GoalsInput = z.infer<typeof GoalsInput>;

/** Places that the letters typed may mean to somebody who goes there every day. */
export interface SuggestedGoals {
  /** `city` is named where the metro is not of the places searched in. */
  metros: { id: number; name: string; city: string | null }[];
  addresses: (GeoPoint & { name: string })[];
  /** The directory of addresses did not answer, and our own stood in for it. */
  hasGaps: boolean;
}
