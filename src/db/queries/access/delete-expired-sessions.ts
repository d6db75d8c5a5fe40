import { lte } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { sessions } from '../../schema/session.ts';

/** Forgets sessions that expired; returns how many. */
export async function deleteExpiredSessions(db: Db, now: Date): Promise<number> {
  const { rowCount } = await db.delete(sessions).where(lte(sessions.expiresAt, now));
  return rowCount ?? 0;
}
