import type { GeoPoint } from '#domain/geo/point.ts';
import type { CallContext, Result } from '../result.ts';

/** A place near a home as a catalogue tells of it. */
export interface NearbyPlace extends GeoPoint {
  /** The catalogue's own number of it. */
  objId: string;
  name: string;
  /** What kind of place it is, in the catalogue's words. */
  subtitle: string | null;
  /** One of our tags where the catalogue's kinds have one, else its own word. */
  tag: string;
  address: string | null;
}

/** Finds places round a point; asked by background work, never while a page waits. */
export interface Places {
  provider: string;
  near(point: GeoPoint, options: { radiusM: number }, call: CallContext): Promise<Result<NearbyPlace[]>>;
}
