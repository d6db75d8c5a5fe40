import { eq, sql } from 'drizzle-orm';
import { type LeadClient, type LeadRecipient, leadRecipient } from '#domain/lead/recipient.ts';
import type { Db } from '../../client.ts';
import { companies } from '../../schema/company.ts';
import { leadDestinations } from '../../schema/lead.ts';
import { hasOwnPeople } from '../access/client-people.ts';

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

/** Who gets a lead of a client's form (null: a form of the platform) that is sent now. */
export async function findLeadRecipient(db: Db, clientCompanyId: number | null): Promise<LeadRecipient> {
  const client = clientCompanyId === null ? undefined : await findLeadClient(db, clientCompanyId);
  return leadRecipient(client ?? null);
}

/** A company as a client whose forms bring leads. */
async function findLeadClient(db: Db, companyId: number): Promise<LeadClient | undefined> {
  const [row] = await db
    .select({
      id: companies.id,
      name: companies.name,
      provider: leadDestinations.provider,
    })
    .from(companies)
    .leftJoin(leadDestinations, eq(leadDestinations.clientCompanyId, companies.id))
    .where(eq(companies.id, companyId));
  if (!row) return undefined;
  const { id, name, provider } = row;
  return { id, name, isReached: provider !== null || (await hasOwnPeople(db, id)) };
}

const LEAD_LOCKS = 7_301_030;
const PLATFORM = 0;

/** Waits until nobody else sends leads to the recipient (null: the platform); held to the end of the transaction. */
export async function lockLeadDestination(tx: Db, recipientId: number | null): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${LEAD_LOCKS}, ${recipientId ?? PLATFORM})`);
}

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

/** Gives the client the inbox again. */
export async function deleteLeadDestination(db: Db, clientCompanyId: number): Promise<void> {
  await db.delete(leadDestinations).where(eq(leadDestinations.clientCompanyId, clientCompanyId));
}
