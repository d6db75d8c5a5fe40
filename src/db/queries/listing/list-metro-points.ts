import { inArray } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { metroStations } from '../../schema/metro.ts';

/** Where these metros are: the hall that stands for all halls of each. */
export function listMetroPoints(
  db: Db,
  metroIds: number[],
): Promise<{ metroId: number; latitude: number; longitude: number }[]> {
  return db
    .select({
      metroId: metroStations.id,
      latitude: metroStations.latitude,
      longitude: metroStations.longitude,
    })
    .from(metroStations)
    .where(inArray(metroStations.id, metroIds));
}
