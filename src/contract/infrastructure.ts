import type { ProximityTag } from '#domain/listing/proximity-tag.ts';

/** A place near a complex; `dist` is metres as the crow flies. */
export interface ProximityPlace {
  latitude: number;
  longitude: number;
  name: string;
  dist: number;
  address: string | null;
  objId: string;
  tag: ProximityTag;
}
