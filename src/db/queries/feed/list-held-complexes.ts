import { sql } from 'drizzle-orm';
import type { Db } from '../../client.ts';

export interface HeldComplex {
  complexId: number;
  complexName: string;
  /** Counts the flats that the feed had on sale before some went missing. */
  live: number;
  missing: number;
  /** The part of `missing` that the newest export holds in rejected rows. */
  rejected: number;
  missingSince: Date;
  /** One letter per flat, house by house from the top floor down: `m`issing, `s`taying, `.` not on sale. */
  flats: string;
}

/** Lists complexes of a feed with flats that are missing from its newest export and wait for a decision. */
export async function listHeldComplexes(db: Db, feedId: number): Promise<HeldComplex[]> {
  const { rows } = await db.execute(sql`
    SELECT complexes.id AS "complexId", complexes.name AS "complexName",
      count(*) FILTER (WHERE told.withdrawn_at IS NULL)::int AS live,
      count(*) FILTER (WHERE told.withdrawn_at IS NULL AND told.missing_since IS NOT NULL)::int AS missing,
      count(*) FILTER (WHERE told.withdrawn_at IS NULL AND told.missing_since IS NOT NULL
        AND told.missing_as = 'rejected')::int AS rejected,
      min(told.missing_since) FILTER (WHERE told.withdrawn_at IS NULL) AS "missingSince",
      string_agg(CASE WHEN told.withdrawn_at IS NOT NULL OR flats.status = 'SOLD' THEN '.'
        WHEN told.missing_since IS NOT NULL THEN 'm' ELSE 's' END, ''
        ORDER BY flats.house_id, flats.section, flats.floor DESC, length(flats.number), flats.number, flats.id) AS flats
    FROM feed_objects told
    JOIN flats ON flats.id = told.object_id
    JOIN complexes ON complexes.id = flats.complex_id
    WHERE told.feed_id = ${feedId} AND told.kind = 'flat' AND flats.complex_id IN (
      SELECT held.complex_id FROM feed_objects missing JOIN flats held ON held.id = missing.object_id
      WHERE missing.feed_id = ${feedId} AND missing.kind = 'flat'
        AND missing.missing_since IS NOT NULL AND missing.withdrawn_at IS NULL)
    GROUP BY complexes.id
    ORDER BY missing DESC, complexes.id`);
  return rows.map((row: Record<string, unknown>) => ({
    ...(row as unknown as HeldComplex),
    missingSince: new Date(row.missingSince as string),
  }));
}
