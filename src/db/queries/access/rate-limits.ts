import { lt } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { deleteSome } from '../../delete-some.ts';
import { rateLimits } from '../../schema/rate-limit.ts';

/** Forgets up to `limit` counters whose window closed before the moment; returns how many. */
export function deleteExpiredRateLimits(db: Db, before: Date, limit: number): Promise<number> {
  return deleteSome(db, rateLimits, lt(rateLimits.expire, before.getTime()), limit);
}
