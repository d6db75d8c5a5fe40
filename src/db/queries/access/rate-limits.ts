import { lt } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { rateLimits } from '../../schema/rate-limit.ts';

/** Forgets counters whose window closed before the moment; returns how many. */
export async function deleteExpiredRateLimits(db: Db, before: Date): Promise<number> {
  const { rowCount } = await db.delete(rateLimits).where(lt(rateLimits.expire, before.getTime()));
  return rowCount ?? 0;
}
