import { sql } from 'drizzle-orm';
import type { Db } from '../../client.ts';

const LEAD_LOCKS = 7_301_030;
const PLATFORM = 0;

/** Waits until nobody else sends leads of the client (null: the platform); held to the end of the transaction. */
export async function lockLeadDestination(tx: Db, clientCompanyId: number | null): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${LEAD_LOCKS}, ${clientCompanyId ?? PLATFORM})`);
}
