import type { Db } from '../../client.ts';
import { leads } from '../../schema/lead.ts';

export type NewLead = Omit<
  typeof leads.$inferInsert,
  'id' | 'state' | 'tries' | 'refusals' | 'externalId' | 'lastError' | 'settledAt'
>;

/** Stores a lead that waits for delivery; its id. */
export async function insertLead(db: Db, lead: NewLead): Promise<number> {
  const [row] = await db
    .insert(leads)
    .values({ ...lead, state: 'WAITING' })
    .returning({ id: leads.id });
  return row!.id;
}
