import { eq } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { leads } from '../../schema/lead.ts';

/** Clients (null: the platform) with leads that wait. */
export async function listWaitingClients(db: Db): Promise<(number | null)[]> {
  const rows = await db
    .selectDistinct({ clientCompanyId: leads.clientCompanyId })
    .from(leads)
    .where(eq(leads.state, 'WAITING'));
  return rows.map(({ clientCompanyId }) => clientCompanyId);
}
