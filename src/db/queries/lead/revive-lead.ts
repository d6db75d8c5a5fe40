import { and, eq } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { leads } from '../../schema/lead.ts';

/** Makes a lead that was given up wait again; undefined when there is no such lead. */
export async function reviveLead(
  db: Db,
  id: number,
): Promise<{ clientCompanyId: number | null } | undefined> {
  const [row] = await db
    .update(leads)
    .set({ state: 'WAITING', refusals: 0, settledAt: null })
    .where(and(eq(leads.id, id), eq(leads.state, 'REFUSED')))
    .returning({ clientCompanyId: leads.clientCompanyId });
  return row;
}
