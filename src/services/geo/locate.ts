import { findNearestCity } from '#db/queries/geo/places.ts';
import { encodeLocation } from '#domain/geo/location-code.ts';
import type { NamedLocation } from '#domain/geo/named-location.ts';
import type { GeoPoint } from '#domain/geo/point.ts';
import type { ServiceContext } from '../context.ts';
import { getDefaultPlace } from './get-default-place.ts';

/**
 * The known city nearest to a point. Without one it is the default: nothing of ours tells where a network address is,
 * and a guess by somebody else's would hand out who visits us.
 */
export async function locate(ctx: ServiceContext, point: GeoPoint | undefined): Promise<NamedLocation> {
  const city = point && (await findNearestCity(ctx.db, point));
  if (!city) return getDefaultPlace(ctx);
  return { location: encodeLocation({ kind: 'city', id: city.id }), fullName: city.fullName };
}
