import { eq } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { leadDestinations } from '../../schema/lead.ts';

/** Finds the lead destination of a client, with address and key still sealed. */
export async function findLeadDestination(db: Db, clientCompanyId: number) {
  const [row] = await db
    .select({
      provider: leadDestinations.provider,
      sealedUrl: leadDestinations.sealedUrl,
      sealedKey: leadDestinations.sealedKey,
    })
    .from(leadDestinations)
    .where(eq(leadDestinations.clientCompanyId, clientCompanyId));
  return row;
}
