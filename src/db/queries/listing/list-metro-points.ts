import { inArray } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { metroStations } from '../../schema/metro.ts';

/** Lists the points of these metros: each is that of the hall which stands for all its halls. */
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
