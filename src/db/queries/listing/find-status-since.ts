import { sql } from 'drizzle-orm';
import type { FlatStatus } from '#domain/listing/flat-status.ts';
import type { Db } from '../../client.ts';

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
