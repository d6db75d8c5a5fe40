import { arrayContains, asc, eq } from 'drizzle-orm';
import type { NamedHall } from '#domain/road/metro-scheme.ts';
import type { Db } from '../../client.ts';
import { metroLines, metroStations } from '../../schema/metro.ts';
import { cities } from '../../schema/place.ts';

export type MetroLineRow = typeof metroLines.$inferSelect;

/** Joined halls of one name with their lines: a search for homes treats them as one metro. */
export interface Metro {
  id: number;
  name: string;
  cityId: number;
  latitude: number;
  longitude: number;
  lines: MetroLineRow[];
  /** Ids of the halls, among them its own. */
  stationIds: number[];
}

/** Lists every hall with what trains go on to from it. */
export function listMetroHalls(db: Db): Promise<NamedHall[]> {
  return db.select().from(metroStations).orderBy(asc(metroStations.id));
}

/** Lists every line with the city whose metro it belongs to. */
export async function listSchemeLines(db: Db): Promise<(MetroLineRow & { city: string })[]> {
  const rows = await db
    .select({ line: metroLines, city: cities.name })
    .from(metroLines)
    .innerJoin(cities, eq(cities.id, metroLines.cityId))
    .orderBy(asc(metroLines.id));
  return rows.map(({ line, city }) => ({ ...line, city }));
}

/** Lists the lines and metros that serve one region, or all of them, both by id. */
export async function listMetro(
  db: Db,
  { regionId }: { regionId?: number } = {},
): Promise<{ lines: MetroLineRow[]; metros: Metro[] }> {
  const rows = await db
    .select({ line: metroLines, station: metroStations })
    .from(metroStations)
    .innerJoin(metroLines, eq(metroLines.id, metroStations.lineId))
    .where(regionId === undefined ? undefined : arrayContains(metroLines.regionIds, [regionId]))
    .orderBy(asc(metroStations.id));
  const lines = new Map(rows.map(({ line }) => [line.id, line]));
  const halls = Map.groupBy(rows, ({ station }) => station.metroId);
  const metros = rows
    .filter(({ station }) => station.id === station.metroId)
    .map(({ line, station }) => ({
      id: station.id,
      name: station.name,
      cityId: line.cityId,
      latitude: station.latitude,
      longitude: station.longitude,
      lines: halls.get(station.id)!.map((hall) => lines.get(hall.line.id)!),
      stationIds: halls.get(station.id)!.map((hall) => hall.station.id),
    }));
  return { lines: [...lines.values()], metros };
}
