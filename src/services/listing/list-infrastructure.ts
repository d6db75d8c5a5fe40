import type { ProximityPlace } from '#contract/infrastructure.ts';
import { listComplexPlaces } from '#db/queries/listing/complex-places.ts';
import type { ServiceContext } from '../context.ts';
import { presentWalk } from './present-walk.ts';

/** Lists places near a complex, nearest first, for anyone; empty until the outside catalogues were asked about it. */
export async function listInfrastructure(ctx: ServiceContext, complexId: number): Promise<ProximityPlace[]> {
  const places = await listComplexPlaces(ctx.db, complexId);
  return places.map(({ latitude, longitude, name, distanceM, minutesFoot, address, objId, tag }) => ({
    latitude,
    longitude,
    name,
    dist: distanceM,
    walk: presentWalk({ distanceM, minutesFoot }),
    address,
    objId,
    tag,
  }));
}
