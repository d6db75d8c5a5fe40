import { and, asc, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { deleteSome } from '../../delete-some.ts';
import { companies } from '../../schema/company.ts';
import { idempotencyKeys, leads } from '../../schema/lead.ts';

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

export type LeadRow = typeof leads.$inferSelect;

/** The oldest lead that waits for a recipient (null: the platform) after the lead `afterId`. */
export async function findWaitingLead(
  db: Db,
  recipientId: number | null,
  afterId: number,
): Promise<LeadRow | undefined> {
  const isForRecipient =
    recipientId === null ? isNull(leads.recipientCompanyId) : eq(leads.recipientCompanyId, recipientId);
  const [row] = await db
    .select()
    .from(leads)
    .where(and(isForRecipient, eq(leads.state, 'WAITING'), gt(leads.id, afterId)))
    .orderBy(asc(leads.id))
    .limit(1);
  return row;
}

/** Recipients (null: the platform) for whom leads wait. */
export async function listWaitingRecipients(db: Db): Promise<(number | null)[]> {
  const rows = await db
    .selectDistinct({ recipientId: leads.recipientCompanyId })
    .from(leads)
    .where(eq(leads.state, 'WAITING'));
  return rows.map(({ recipientId }) => recipientId);
}

/** Counts one more try to deliver a lead. */
export async function beginLeadTry(db: Db, id: number): Promise<void> {
  await db
    .update(leads)
    .set({ tries: sql`${leads.tries} + 1` })
    .where(eq(leads.id, id));
}

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

export async function findLeadState(db: Db, id: number) {
  const [row] = await db
    .select({ state: leads.state, lastError: leads.lastError, recipientId: leads.recipientCompanyId })
    .from(leads)
    .where(eq(leads.id, id));
  return row;
}

/**
 * Makes a lead that was given up, or that lies in the inbox, wait again; undefined when there is no such lead.
 */
export async function requeueLead(db: Db, id: number): Promise<{ recipientId: number | null } | undefined> {
  const isInInbox = and(eq(leads.state, 'DELIVERED'), eq(leads.externalId, sql`${leads.id}::text`));
  const [row] = await db
    .update(leads)
    .set({ state: 'WAITING', refusals: 0, settledAt: null })
    .where(and(eq(leads.id, id), or(eq(leads.state, 'REFUSED'), isInInbox), isNull(leads.erasedAt)))
    .returning({ recipientId: leads.recipientCompanyId });
  return row;
}

/** Leads of one state or of all, newest first, with their client's name. */
export function listLeads(db: Db, filter: { state?: 'WAITING' | 'DELIVERED' | 'REFUSED'; limit: number }) {
  return db
    .select({
      id: leads.id,
      kind: leads.kind,
      state: leads.state,
      createdAt: leads.createdAt,
      settledAt: leads.settledAt,
      externalId: leads.externalId,
      lastError: leads.lastError,
      client: companies.name,
    })
    .from(leads)
    .leftJoin(companies, eq(companies.id, leads.clientCompanyId))
    .where(filter.state && eq(leads.state, filter.state))
    .orderBy(desc(leads.id))
    .limit(filter.limit);
}

/**
 * Spends a key in the caller's transaction. Of parallel calls one spends it and the others wait for that one to end;
 * whoever finds it spent gets the hash of the words it was spent on.
 */
export async function spendIdempotencyKey(
  tx: Db,
  spent: typeof idempotencyKeys.$inferInsert,
): Promise<{ isFirst: true } | { isFirst: false; bodyHash: string }> {
  const inserted = await tx
    .insert(idempotencyKeys)
    .values(spent)
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (inserted.length > 0) return { isFirst: true };
  const [earlier] = await tx
    .select({ bodyHash: idempotencyKeys.bodyHash })
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.scope, spent.scope), eq(idempotencyKeys.key, spent.key)));
  return { isFirst: false, bodyHash: earlier!.bodyHash };
}

/** Forgets up to `limit` keys spent before the moment; returns how many. */
export function deleteOldIdempotencyKeys(db: Db, before: Date, limit: number): Promise<number> {
  return deleteSome(db, idempotencyKeys, lt(idempotencyKeys.createdAt, before), limit);
}
