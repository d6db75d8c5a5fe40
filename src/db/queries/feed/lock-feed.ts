import { sql } from 'drizzle-orm';
import type { Db } from '../../client.ts';

const FEED_LOCKS = 7_301_020;

/** Takes the feed for this transaction; false when another run holds it. */
export async function lockFeed(tx: Db, feedId: number): Promise<boolean> {
  const { rows } = await tx.execute(sql`SELECT pg_try_advisory_xact_lock(${FEED_LOCKS}, ${feedId}) AS taken`);
  return rows[0]!.taken as boolean;
}
