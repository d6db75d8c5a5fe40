import { sql } from 'drizzle-orm';
import type { Db } from '../../client.ts';

/** Until the transaction ends, requests for a code of this phone wait for one another. */
export async function lockPhone(db: Db, phone: string): Promise<void> {
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${phone}, 0))`);
}
