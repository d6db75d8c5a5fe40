import type { GeoPoint } from '#domain/geo/point.ts';
import type { CallContext, Result } from '../result.ts';

/** A place near a home as an outside catalogue describes it. */
export interface NearbyPlace extends GeoPoint {
  /** The place's id in the catalogue. */
  objId: string;
  name: string;
  /** The kind of the place in the catalogue's words. */
  subtitle: string | null;
  /** One of our tags where the catalogue's kind has one, else the catalogue's own word. */
  tag: string;
  address: string | null;
}

/** Finds places around a point. Only background work asks it, never a page. */
export interface Places {
  provider: string;
  near(point: GeoPoint, options: { radiusM: number }, call: CallContext): Promise<Result<NearbyPlace[]>>;
}
