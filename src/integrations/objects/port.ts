import type { GeoPoint } from '#domain/geo/point.ts';
import type { NearbyPlace } from '../places/port.ts';
import type { CallContext, Result } from '../result.ts';

/** A project by its number in the state register (domRfId), and where it stands. */
export interface CatalogueObject extends GeoPoint {
  id: string;
}

/**
 * The developers' object catalogue: what its developer built or promised round a project. An unknown
 * project has nothing.
 */
export interface ObjectCatalogue {
  provider: string;
  infrastructure(object: CatalogueObject, call: CallContext): Promise<Result<NearbyPlace[]>>;
}
