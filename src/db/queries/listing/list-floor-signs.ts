import { sql } from 'drizzle-orm';
import type { HouseFloors } from '#domain/listing/mini-board-floors.ts';
import { MINI_BOARD_SIGNS } from '#domain/listing/mini-board-signs.ts';
import type { Db } from '../../client.ts';
import { flats } from '../../schema/flat.ts';

export interface FloorSigns {
  houseId: number;
  floor: number;
  /** A letter of MINI_BOARD_SIGNS a flat, by section and number. */
  signs: string;
}

const { found, free, booked, sold } = MINI_BOARD_SIGNS;

/** What stands on floors of houses, a row a floor with any flat its feed still carries; `foundIds` answer the search. */
export async function listFloorSigns(
  db: Db,
  floors: readonly HouseFloors[],
  foundIds: readonly number[],
): Promise<FloorSigns[]> {
  if (floors.length === 0) return [];
  const asked = sql`unnest(
    ${sql.param(floors.map(({ houseId }) => houseId))}::int[],
    ${sql.param(floors.map(({ fromFloor }) => fromFloor))}::int[],
    ${sql.param(floors.map(({ toFloor }) => toFloor))}::int[]
  ) AS asked (house_id, from_floor, to_floor)`;
  const sign = sql`CASE
    WHEN ${flats.id} = ANY (${sql.param([...foundIds])}::int[]) THEN ${found}
    WHEN ${flats.status} = 'FREE' THEN ${free}
    WHEN ${flats.status} = 'BOOKED' THEN ${booked}
    ELSE ${sold} END`;
  // Shorter texts first: '2' before '10'.
  const order = sql`length(${flats.section}), ${flats.section}, length(${flats.number}), ${flats.number}, ${flats.id}`;
  const { rows } = await db.execute<{ houseId: number; floor: number; signs: string }>(sql`
    SELECT ${flats.houseId} AS "houseId", ${flats.floor} AS floor, string_agg(${sign}, '' ORDER BY ${order}) AS signs
    FROM ${asked}
    JOIN ${flats} ON ${flats.houseId} = asked.house_id AND ${flats.floor} BETWEEN asked.from_floor AND asked.to_floor
    WHERE ${flats.withdrawnAt} IS NULL
    GROUP BY ${flats.houseId}, ${flats.floor}`);
  return rows;
}
