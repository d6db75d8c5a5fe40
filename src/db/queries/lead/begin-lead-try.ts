import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { leads } from '../../schema/lead.ts';

/** Counts one more try to deliver a lead. */
export async function beginLeadTry(db: Db, id: number): Promise<void> {
  await db
    .update(leads)
    .set({ tries: sql`${leads.tries} + 1` })
    .where(eq(leads.id, id));
}
