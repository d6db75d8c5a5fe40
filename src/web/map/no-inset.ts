import type { MapInset } from './map-types.ts';

/** Nothing lies over the edges of the map. */
export const NO_INSET: MapInset = { top: 0, right: 0, bottom: 0, left: 0 };
