import { eq } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { leads } from '../../schema/lead.ts';

export async function findLeadState(db: Db, id: number) {
  const [row] = await db
    .select({ state: leads.state, lastError: leads.lastError, clientCompanyId: leads.clientCompanyId })
    .from(leads)
    .where(eq(leads.id, id));
  return row;
}
