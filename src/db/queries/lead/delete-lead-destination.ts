import { eq } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { leadDestinations } from '../../schema/lead.ts';

/** Gives the client the inbox again. */
export async function deleteLeadDestination(db: Db, clientCompanyId: number): Promise<void> {
  await db.delete(leadDestinations).where(eq(leadDestinations.clientCompanyId, clientCompanyId));
}
