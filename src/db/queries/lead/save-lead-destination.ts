import type { Db } from '../../client.ts';
import { leadDestinations } from '../../schema/lead.ts';

/** Sets where a client wants its leads. */
export async function saveLeadDestination(
  db: Db,
  destination: typeof leadDestinations.$inferInsert,
): Promise<void> {
  const { clientCompanyId: _, ...values } = destination;
  await db
    .insert(leadDestinations)
    .values(destination)
    .onConflictDoUpdate({ target: leadDestinations.clientCompanyId, set: values });
}
