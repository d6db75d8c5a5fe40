import type { GeoPoint } from './point.ts';

/**
 * A part of the map: two corners of a box, the south western first, or three and more points of an outline whose last
 * is joined to its first. A box with its west east of its east crosses the date line.
 */
export type Area = readonly GeoPoint[];

/** The most points of an outline. */
export const MAX_AREA_POINTS = 60;
