import { and, eq, max, sql } from 'drizzle-orm';
import type { FlatStatus } from '#domain/listing/flat-status.ts';
import type { Db } from '../../client.ts';
import { isAmongIds, prepared } from '../../prepared.ts';
import { feedObjects, feeds } from '../../schema/feed.ts';

/**
 * When the flat last took the status: the start of its present spell. Null when that was never written down, and when
 * the flat was first heard of in this status, for then the day is only that of hearing.
 */
export async function findStatusSince(db: Db, flatId: number, status: FlatStatus): Promise<Date | null> {
  const { rows } = await db.execute(sql`
    SELECT at FROM (
      SELECT id, at, status, lag(status) OVER (ORDER BY at, id) AS before
      FROM flat_statuses WHERE flat_id = ${flatId}
    ) change
    WHERE status = ${status} AND before <> status
    ORDER BY at DESC, id DESC LIMIT 1`);
  const at = rows[0]?.at as string | Date | undefined;
  return at === undefined ? null : new Date(at);
}

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

const confirmationsByFlat = prepared((db) => {
  const seenAt = max(
    sql`coalesce(${feedObjects.missingSince}, ${feedObjects.withdrawnAt}, ${feeds.confirmedAt})`,
  );
  return db
    .select({ flatId: feedObjects.objectId, seenAt: seenAt.mapWith(feeds.confirmedAt) })
    .from(feedObjects)
    .innerJoin(feeds, eq(feeds.id, feedObjects.feedId))
    .where(and(eq(feedObjects.kind, 'flat'), isAmongIds(feedObjects.objectId)))
    .groupBy(feedObjects.objectId)
    .prepare('confirmations_by_flat');
});

/** When each flat was last seen in a feed; one that is missing from the newest export keeps the moment it was. */
export async function listConfirmations(db: Db, flatIds: number[]): Promise<Map<number, Date>> {
  if (flatIds.length === 0) return new Map();
  const rows = await confirmationsByFlat(db).execute({ ids: flatIds });
  return new Map(rows.map((row) => [row.flatId, row.seenAt as Date]));
}
