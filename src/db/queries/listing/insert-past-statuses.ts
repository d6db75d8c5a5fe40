import { sql } from 'drizzle-orm';
import type { FlatStatus } from '#domain/listing/flat-status.ts';
import type { Db } from '../../client.ts';

/** A status a flat took at a moment. */
export interface PastStatus {
  flatId: number;
  at: Date;
  status: FlatStatus;
}

/**
 * Adds statuses that are older than anything known of their flat and answers how many they were; history is never
 * edited.
 */
export async function insertPastStatuses(db: Db, statuses: PastStatus[]): Promise<number> {
  if (statuses.length === 0) return 0;
  const { rowCount } = await db.execute(sql`
    WITH past AS (
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(statuses)}::jsonb)
        AS one("flatId" integer, at timestamptz, status text)
    ), known AS (
      SELECT flat_id, min(at) AS first FROM flat_statuses
      WHERE flat_id IN (SELECT "flatId" FROM past) GROUP BY flat_id
    )
    INSERT INTO flat_statuses (flat_id, at, status)
    SELECT past."flatId", past.at, past.status
    FROM past JOIN known ON known.flat_id = past."flatId" AND past.at < known.first
    ORDER BY past."flatId", past.at`);
  return rowCount ?? 0;
}
