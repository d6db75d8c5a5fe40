import { eq } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { leads } from '../../schema/lead.ts';

/** Writes down how a try to deliver a lead ended. */
export async function settleLead(
  db: Db,
  id: number,
  outcome: Pick<
    Partial<typeof leads.$inferInsert>,
    'state' | 'externalId' | 'lastError' | 'settledAt' | 'refusals'
  >,
): Promise<void> {
  await db.update(leads).set(outcome).where(eq(leads.id, id));
}
