import type { GeoPoint } from './point.ts';

/** How near the point of an address is to it, the nearest first. */
export const POINT_PRECISIONS = ['house', 'street', 'settlement', 'region'] as const;
export type PointPrecision = (typeof POINT_PRECISIONS)[number];

/** An address as a directory knows it. */
export interface FoundAddress {
  /** One line, as people write it. */
  label: string;
  /** Null where the directory knows the address but not its place. */
  point: GeoPoint | null;
  precision: PointPrecision;
}
