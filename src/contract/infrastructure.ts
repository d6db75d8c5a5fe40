import type { ProximityTag } from '#domain/listing/proximity-tag.ts';

/** How long one walks. */
export interface Walk {
  minutes: number;
  /** By the straight line: pages write «≈» before it. */
  isEstimate: boolean;
}

/** A place near a complex; `dist` is metres as the crow flies. */
export interface ProximityPlace {
  latitude: number;
  longitude: number;
  name: string;
  dist: number;
  /** The walk from the complex. */
  walk: Walk;
  address: string | null;
  objId: string;
  tag: ProximityTag;
}
