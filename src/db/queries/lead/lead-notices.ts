import {
  and,
  arrayOverlaps,
  asc,
  desc,
  eq,
  exists,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  ne,
  notExists,
  or,
  sql,
} from 'drizzle-orm';
import { GROUPS, type Group } from '#domain/access/groups.ts';
import { permissionsOf } from '#domain/access/permissions.ts';
import { DEFAULT_NOTICE_CHOICE, type NoticeChannel, type NoticeChoice } from '#domain/lead/notice-choice.ts';
import type { Db } from '../../client.ts';
import { clientPeople } from '../../schema/client-person.ts';
import { leadEvents, leads } from '../../schema/lead.ts';
import { leadNoticeChoices, leadNotices } from '../../schema/lead-notice.ts';
import { telegramChats } from '../../schema/telegram.ts';
import { users } from '../../schema/user.ts';
import { wordLeases } from './word-leases.ts';
import { WORKER_NAME } from './worker-name.ts';

/** Words about leads, leased to whoever says them. */
export const leadWords = wordLeases(leadNotices);

/** Finds what a person chose to hear of leads. */
export async function findNoticeChoice(db: Db, userId: number): Promise<NoticeChoice> {
  const [row] = await db.select(CHOICE).from(leadNoticeChoices).where(eq(leadNoticeChoices.userId, userId));
  return row ?? DEFAULT_NOTICE_CHOICE;
}

export async function saveNoticeChoice(db: Db, userId: number, choice: NoticeChoice): Promise<void> {
  const values = { ...choice, kinds: [...choice.kinds], complexIds: [...choice.complexIds] };
  await db
    .insert(leadNoticeChoices)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: leadNoticeChoices.userId, set: values });
}

const CHOICE = {
  telegram: leadNoticeChoices.telegram,
  email: leadNoticeChoices.email,
  kinds: leadNoticeChoices.kinds,
  complexIds: leadNoticeChoices.complexIds,
  quietFrom: leadNoticeChoices.quietFrom,
  quietTo: leadNoticeChoices.quietTo,
  pace: leadNoticeChoices.pace,
};

/** Somebody who may see the leads of a recipient. */
export interface LeadListener {
  userId: number;
  name: string;
  choice: NoticeChoice;
  /** The chat of the bot; null for none. */
  chatId: string | null;
}

const READERS: Group[] = GROUPS.filter((group) => permissionsOf([group]).leads?.includes('r'));

/** The people who see the leads of a recipient (null: the platform), the longest known first. */
export async function listLeadListeners(db: Db, recipientCompanyId: number | null): Promise<LeadListener[]> {
  const isTheirs =
    recipientCompanyId === null
      ? arrayOverlaps(users.groups, READERS)
      : eq(clientPeople.companyId, recipientCompanyId);
  const rows = await db
    .select({
      userId: users.id,
      name: sql<string>`${WORKER_NAME}`,
      choice: CHOICE,
      chatId: telegramChats.chatId,
    })
    .from(users)
    .leftJoin(leadNoticeChoices, eq(leadNoticeChoices.userId, users.id))
    .leftJoin(telegramChats, eq(telegramChats.userId, users.id))
    .leftJoin(clientPeople, eq(clientPeople.userId, users.id))
    .where(and(isNull(users.blockedAt), isTheirs))
    .orderBy(asc(users.id));
  return rows.map((row) => ({ ...row, choice: row.choice?.kinds ? row.choice : DEFAULT_NOTICE_CHOICE }));
}

/** A lead as those see it who decide about notices. */
const NOTED_LEAD = {
  id: leads.id,
  kind: leads.kind,
  complexId: sql<number | null>`(${leads.details}->>'complexId')::int`,
  recipientCompanyId: leads.recipientCompanyId,
};

export type NotedLead = Awaited<ReturnType<typeof findNotedLead>> & {};

export async function findNotedLead(db: Db, id: number) {
  const [row] = await db.select(NOTED_LEAD).from(leads).where(eq(leads.id, id));
  return row;
}

/** Keeps that a person is to be told of a lead; false when they were, or are to be, already. */
export async function insertLeadNotice(
  tx: Db,
  notice: Omit<typeof leadNotices.$inferInsert, 'id' | 'sentAt'>,
): Promise<boolean> {
  const rows = await tx
    .insert(leadNotices)
    .values(notice)
    .onConflictDoNothing()
    .returning({ id: leadNotices.id });
  return rows.length > 0;
}

/**
 * Holds the words due to a person by one way until the transaction ends, oldest lead first, those that somebody else is
 * saying among them.
 */
export function lockDueNotices(tx: Db, userId: number, channel: NoticeChannel, now: Date) {
  return tx
    .select({
      id: leadNotices.id,
      isReminder: leadNotices.isReminder,
      leasedUntil: leadNotices.leasedUntil,
      createdAt: leads.createdAt,
      /** Nobody has it yet, and there is somebody to call. */
      isOpen: sql<boolean>`${isOpen()}`,
      /** Somebody had it and lost the right to. */
      wasReturned: exists(
        tx
          .select({ one: sql`1` })
          .from(leadEvents)
          .where(and(eq(leadEvents.leadId, leads.id), eq(leadEvents.kind, 'RETURNED'))),
      ).mapWith(Boolean),
      lead: NOTED_LEAD,
    })
    .from(leadNotices)
    .innerJoin(leads, eq(leads.id, leadNotices.leadId))
    .where(
      and(
        eq(leadNotices.userId, userId),
        eq(leadNotices.channel, channel),
        isNull(leadNotices.sentAt),
        lte(leadNotices.dueAt, now),
      ),
    )
    .orderBy(asc(leadNotices.leadId))
    .for('update', { of: leadNotices });
}

export async function markNoticesSent(tx: Db, ids: readonly number[], at: Date): Promise<void> {
  await tx
    .update(leadNotices)
    .set({ sentAt: at })
    .where(inArray(leadNotices.id, [...ids]));
}

/** The people who were told of a lead, or are to be. */
export async function listToldPeople(db: Db, leadId: number): Promise<Set<number>> {
  const rows = await db
    .selectDistinct({ userId: leadNotices.userId })
    .from(leadNotices)
    .where(eq(leadNotices.leadId, leadId));
  return new Set(rows.map(({ userId }) => userId));
}

/**
 * Takes up to `limit` leads of the desk that came between two moments, that nobody took and nobody was told of again;
 * of each only once. What a CRM has is worked on there.
 */
export async function takeUntakenLeads(
  tx: Db,
  { after, before, now, limit }: { after: Date; before: Date; now: Date; limit: number },
) {
  const isInCrm = and(eq(leads.state, 'DELIVERED'), ne(leads.externalId, sql`${leads.id}::text`));
  const rows = await tx
    .select(NOTED_LEAD)
    .from(leads)
    .where(
      and(
        gt(leads.createdAt, after),
        lte(leads.createdAt, before),
        isOpen(),
        isNull(leads.remindedAt),
        sql`(${isInCrm}) IS NOT TRUE`,
      ),
    )
    .orderBy(asc(leads.createdAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) await tx.update(leads).set({ remindedAt: now }).where(inArray(leads.id, ids));
  return rows;
}

/**
 * Finds whether a contact was written to about a lead for this recipient since a moment, or is being written to and
 * until when. Of receipts that begin at once one is the first: the others wait for it to commit.
 */
export async function findReceipt(
  tx: Db,
  {
    phone,
    email,
    recipientName,
    since,
    now,
  }: { phone: string | null; email: string | null; recipientName: string; since: Date; now: Date },
): Promise<{ wasSent: boolean; leasedUntil: Date | null }> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${RECEIPT_LOCKS}, hashtext(${email ?? phone}))`);
  const isTheirs = and(
    email === null ? eq(leads.phone, phone!) : eq(leads.email, email),
    eq(leads.recipientName, recipientName),
  );
  const sent = await tx
    .select({ id: leadEvents.id })
    .from(leadEvents)
    .innerJoin(leads, eq(leads.id, leadEvents.leadId))
    .where(and(isTheirs, eq(leadEvents.kind, 'RECEIPT'), gt(leadEvents.at, since)))
    .limit(1);
  const [leased] = await tx
    .select({ until: leads.receiptLeasedUntil })
    .from(leads)
    .where(and(isTheirs, gt(leads.receiptLeasedUntil, now)))
    .orderBy(desc(leads.receiptLeasedUntil))
    .limit(1);
  return { wasSent: sent.length > 0, leasedUntil: leased?.until ?? null };
}

/** Says until when the person of a lead is being written to; null when nobody writes to them. */
export async function leaseReceipt(db: Db, leadId: number, until: Date | null): Promise<void> {
  await db.update(leads).set({ receiptLeasedUntil: until }).where(eq(leads.id, leadId));
}

const RECEIPT_LOCKS = 7_301_032;

/**
 * Takes up to `limit` open leads away from people who may not see them any more: who left the group or the client, or
 * is blocked. They are nobody's again, and nobody was told of them.
 */
export async function takeLeadsBack(tx: Db, limit: number): Promise<NotedLead[]> {
  const mayWork = tx
    .select({ one: sql`1` })
    .from(users)
    .leftJoin(clientPeople, eq(clientPeople.userId, users.id))
    .where(
      and(
        eq(users.id, leads.takenById),
        isNull(users.blockedAt),
        or(arrayOverlaps(users.groups, READERS), eq(clientPeople.companyId, leads.recipientCompanyId)),
      ),
    );
  const rows = await tx
    .select(NOTED_LEAD)
    .from(leads)
    .where(and(isNotNull(leads.takenAt), isNull(leads.result), isNull(leads.erasedAt), notExists(mayWork)))
    .orderBy(asc(leads.id))
    .limit(limit)
    .for('update', { of: leads, skipLocked: true });
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  await tx
    .update(leads)
    .set({ takenById: null, takenAt: null, remindedAt: null })
    .where(inArray(leads.id, ids));
  await tx.delete(leadNotices).where(inArray(leadNotices.leadId, ids));
  return rows;
}

function isOpen() {
  return and(isNull(leads.takenAt), isNull(leads.result), isNull(leads.erasedAt));
}
