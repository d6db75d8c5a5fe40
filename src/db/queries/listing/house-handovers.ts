import { asc, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { houseHandovers } from '../../schema/house.ts';

export type HouseHandoverRow = Omit<typeof houseHandovers.$inferSelect, 'id'>;

/**
 * Writes down terms of houses that differ from the last ones known. A term that nobody names any more is not: a feed may
 * be silent until the state register speaks again. Answers how many there were.
 */
export async function recordHandovers(db: Db, now: Date): Promise<number> {
  const { rowCount } = await db.execute(sql`
    INSERT INTO house_handovers (house_id, at, year, quarter, is_finished, source)
    SELECT house.id, ${now.toISOString()}::timestamptz, house.handover_year, house.handover_quarter,
      house.building_state IN ('BUILT', 'HANDOVER'), house.handover_by
    FROM houses house LEFT JOIN LATERAL (
      SELECT year, quarter, is_finished FROM house_handovers
      WHERE house_id = house.id ORDER BY at DESC, id DESC LIMIT 1
    ) last ON true
    WHERE house.handover_year IS NOT NULL
      AND (house.handover_year, house.handover_quarter, house.building_state IN ('BUILT', 'HANDOVER'))
        IS DISTINCT FROM (last.year, last.quarter, last.is_finished)
    ORDER BY house.id`);
  return rowCount ?? 0;
}

/** Every term the houses were promised for, oldest first. */
export async function listHouseHandovers(db: Db, houseIds: number[]): Promise<HouseHandoverRow[]> {
  if (houseIds.length === 0) return [];
  const { id, houseId, at, year, quarter, isFinished, source } = houseHandovers;
  return db
    .select({ houseId, at, year, quarter, isFinished, source })
    .from(houseHandovers)
    .where(inArray(houseId, houseIds))
    .orderBy(asc(at), asc(id));
}

/** A term a house was promised for at a moment. */
export interface PastHandover {
  houseId: number;
  at: Date;
  year: number;
  quarter: number | null;
}

/** Adds terms that are older than anything known of their house and answers how many they were; nothing is edited. */
export async function insertPastHandovers(db: Db, terms: PastHandover[]): Promise<number> {
  if (terms.length === 0) return 0;
  const { rowCount } = await db.execute(sql`
    WITH past AS (
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(terms)}::jsonb)
        AS one("houseId" integer, at timestamptz, year integer, quarter integer)
    ), known AS (
      SELECT house_id, min(at) AS first FROM house_handovers
      WHERE house_id IN (SELECT "houseId" FROM past) GROUP BY house_id
    )
    INSERT INTO house_handovers (house_id, at, year, quarter, is_finished, source)
    SELECT past."houseId", past.at, past.year, past.quarter, false, 'feed'
    FROM past JOIN known ON known.house_id = past."houseId" AND past.at < known.first
    ORDER BY past."houseId", past.at`);
  return rowCount ?? 0;
}
