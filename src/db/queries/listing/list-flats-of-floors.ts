import { sql } from 'drizzle-orm';
import type { FlatStatus } from '#domain/listing/flat-status.ts';
import type { HouseFloors } from '#domain/listing/mini-board-floors.ts';
import type { Db } from '../../client.ts';
import { flats } from '../../schema/flat.ts';

export type FloorFlat = {
  id: number;
  houseId: number;
  section: string | null;
  number: string | null;
  floor: number;
  rooms: string;
  areaM2x100: number;
  status: FlatStatus;
};

/**
 * Flats that feeds still carry on floors of houses, whatever their status; `around` adds as many floors on each side.
 */
export async function listFlatsOfFloors(
  db: Db,
  floors: readonly HouseFloors[],
  around: number,
): Promise<FloorFlat[]> {
  if (floors.length === 0) return [];
  const asked = sql`unnest(
    ${sql.param(floors.map(({ houseId }) => houseId))}::int[],
    ${sql.param(floors.map(({ fromFloor }) => fromFloor - around))}::int[],
    ${sql.param(floors.map(({ toFloor }) => toFloor + around))}::int[]
  ) AS asked (house_id, from_floor, to_floor)`;
  const { rows } = await db.execute<FloorFlat>(sql`
    SELECT ${flats.id} AS id, ${flats.houseId} AS "houseId", ${flats.section} AS section, ${flats.number} AS number,
      ${flats.floor} AS floor, ${flats.rooms} AS rooms, ${flats.areaM2x100} AS "areaM2x100", ${flats.status} AS status
    FROM ${asked}
    JOIN ${flats} ON ${flats.houseId} = asked.house_id AND ${flats.floor} BETWEEN asked.from_floor AND asked.to_floor
    WHERE ${flats.withdrawnAt} IS NULL
    ORDER BY ${flats.id}`);
  return rows;
}
