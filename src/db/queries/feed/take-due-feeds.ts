import { sql } from 'drizzle-orm';
import type { Db } from '../../client.ts';

/** Feeds whose time has come, each marked as asked for and given its next time; one already waiting is left alone. */
export async function takeDueFeeds(tx: Db, now: Date): Promise<number[]> {
  const moment = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await tx.execute(sql`
    UPDATE feeds SET queued_at = ${moment},
      next_run_at = greatest(next_run_at, ${moment} - every_hours * interval '1 hour') + every_hours * interval '1 hour'
    WHERE enabled AND removed_at IS NULL AND queued_at IS NULL AND every_hours IS NOT NULL AND next_run_at <= ${moment}
    RETURNING id`);
  return rows.map((row: Record<string, unknown>) => row.id as number);
}
