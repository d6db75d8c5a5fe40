import {
  and,
  asc,
  count,
  eq,
  inArray,
  isNotNull,
  isNull,
  like,
  lt,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { LeadEventKind, LeadResult, LeadView } from '#domain/lead/lead-work.ts';
import type { ListSort } from '#domain/list-sorts.ts';
import type { Db } from '../../client.ts';
import { holdsFolded } from '../../holds-text.ts';
import { orderedBy } from '../../ordered-by.ts';
import { leadEvents, leads } from '../../schema/lead.ts';
import { users } from '../../schema/user.ts';
import { WORKER_NAME } from './worker-name.ts';

interface LeadQuery {
  /** A part of a name, an e-mail or a phone, whatever marks stand in it, or the number of a lead. */
  text: string;
  view?: LeadView | undefined;
  /** Brought by forms of this company, or given to it. */
  clientId?: number | undefined;
  /** Given to this company; others are found by no contact. */
  givenTo?: number | undefined;
}

const COLUMNS = {
  id: leads.id,
  kind: leads.kind,
  createdAt: leads.createdAt,
  name: leads.name,
  phone: leads.phone,
  email: leads.email,
  comment: leads.comment,
  details: leads.details,
  pageUrl: leads.pageUrl,
  consentVersionId: leads.consentVersionId,
  recipientCompanyId: leads.recipientCompanyId,
  recipientName: leads.recipientName,
  state: leads.state,
  externalId: leads.externalId,
  lastError: leads.lastError,
  takenById: leads.takenById,
  takenBy: WORKER_NAME,
  takenAt: leads.takenAt,
  result: leads.result,
  erasedAt: leads.erasedAt,
};

export type DeskLead = Awaited<ReturnType<typeof listDeskLeads>>[number];

interface LeadPage extends LeadQuery {
  sort?: ListSort<'leads'> | undefined;
  limit: number;
  offset: number;
}

const SORTED_BY = {
  name: leads.name,
  kind: leads.kind,
  recipient: leads.recipientName,
  createdAt: leads.createdAt,
};

/** A page of leads, newest first without another order. */
export function listDeskLeads(db: Db, { sort, limit, offset, ...query }: LeadPage) {
  return db
    .select(COLUMNS)
    .from(leads)
    .leftJoin(users, eq(users.id, leads.takenById))
    .where(and(whereAsked(query), query.view && VIEWS[query.view]))
    .orderBy(orderedBy(sort, SORTED_BY, sql`${leads.id} DESC`))
    .limit(limit)
    .offset(offset);
}

export async function findDeskLead(db: Db, id: number): Promise<DeskLead | undefined> {
  const [row] = await db
    .select(COLUMNS)
    .from(leads)
    .leftJoin(users, eq(users.id, leads.takenById))
    .where(eq(leads.id, id));
  return row;
}

/** Counts the leads of each view, among all that the text finds. */
export async function countLeadViews(
  db: Db,
  query: Omit<LeadQuery, 'view'>,
): Promise<Record<LeadView, number> & { all: number }> {
  const among = (view: SQL | undefined) => sql<number>`(count(*) FILTER (WHERE ${view}))::int`;
  const [row] = await db
    .select({
      all: count(),
      new: among(VIEWS.new),
      taken: among(VIEWS.taken),
      settled: among(VIEWS.settled),
      undelivered: among(VIEWS.undelivered),
    })
    .from(leads)
    .where(whereAsked(query));
  return row!;
}

const VIEWS: Record<LeadView, SQL | undefined> = {
  new: and(isNull(leads.takenAt), isNull(leads.result), isNull(leads.erasedAt)),
  taken: and(isNotNull(leads.takenAt), isNull(leads.result)),
  settled: isNotNull(leads.result),
  undelivered: and(ne(leads.state, 'DELIVERED'), isNull(leads.erasedAt)),
};

function whereAsked({ text, clientId, givenTo }: LeadQuery): SQL | undefined {
  const digits = /^[\d\s()+№-]+$/.test(text) ? text.replace(/\D/g, '') : '';
  const isNumber = digits !== '' && digits.length < 9;
  return and(
    digits === ''
      ? holdsFolded(text, leads.folded)
      : or(
          like(leads.phone, `%${digits.replace(/^8/, '')}%`),
          isNumber ? eq(leads.id, Number(digits)) : undefined,
        ),
    clientId === undefined
      ? undefined
      : or(eq(leads.clientCompanyId, clientId), eq(leads.recipientCompanyId, clientId)),
    givenTo === undefined ? undefined : eq(leads.recipientCompanyId, givenTo),
  );
}

/** Gives a lead to a person; false when somebody has it already, or there is none. */
export async function takeLead(tx: Db, id: number, userId: number, now: Date): Promise<boolean> {
  const rows = await tx
    .update(leads)
    .set({ takenById: userId, takenAt: now })
    .where(and(eq(leads.id, id), isNull(leads.takenAt), isNull(leads.erasedAt)))
    .returning({ id: leads.id });
  return rows.length > 0;
}

/** Holds a lead until the transaction ends; undefined when there is none. */
export async function lockLead(tx: Db, id: number) {
  const [row] = await tx
    .select({
      id: leads.id,
      phone: leads.phone,
      email: leads.email,
      result: leads.result,
      erasedAt: leads.erasedAt,
    })
    .from(leads)
    .where(eq(leads.id, id))
    .for('update');
  return row;
}

export async function setLeadResult(tx: Db, id: number, result: LeadResult | null): Promise<void> {
  await tx.update(leads).set({ result }).where(eq(leads.id, id));
}

/**
 * Forgets the person behind a phone or an e-mail: contacts, words and pages of all their leads, and notes about them;
 * kinds, objects, figures and times stay. A lead that still waits is not sent any more. Ids of the leads.
 */
export async function eraseLeadsOf(
  tx: Db,
  { phone, email }: { phone: string | null; email: string | null },
  now: Date,
): Promise<number[]> {
  const isTheirs = or(
    phone === null ? undefined : eq(leads.phone, phone),
    email === null ? undefined : eq(leads.email, email),
  );
  return erase(tx, isTheirs, now);
}

/** Forgets the people behind up to `limit` leads that came before a moment, as if each had asked; how many leads. */
export async function eraseOldLeads(
  tx: Db,
  { before, now, limit }: { before: Date; now: Date; limit: number },
): Promise<number> {
  const old = tx
    .select({ id: leads.id })
    .from(leads)
    .where(and(lt(leads.createdAt, before), isNull(leads.erasedAt)))
    .limit(limit);
  const ids = await erase(tx, inArray(leads.id, old), now);
  for (const leadId of ids) await insertLeadEvent(tx, { leadId, at: now, userId: null, kind: 'ERASED' });
  return ids.length;
}

async function erase(tx: Db, which: SQL | undefined, now: Date): Promise<number[]> {
  const rows = await tx
    .update(leads)
    .set({
      name: null,
      phone: null,
      email: null,
      comment: null,
      pageUrl: null,
      userId: null,
      erasedAt: now,
      state: sql`CASE WHEN ${leads.state} = 'WAITING' THEN 'REFUSED' ELSE ${leads.state} END`,
      settledAt: sql`coalesce(${leads.settledAt}, ${now.toISOString()}::timestamptz)`,
    })
    .where(which)
    .returning({ id: leads.id });
  const ids = rows.map(({ id }) => id);
  await tx
    .update(leadEvents)
    .set({ note: null })
    .where(and(sql`${leadEvents.leadId} = ANY(${sql.param(ids)}::int[])`, eq(leadEvents.kind, 'NOTED')));
  return ids;
}

export interface NewLeadEvent {
  leadId: number;
  at: Date;
  userId: number | null;
  kind: LeadEventKind;
  note?: string | null;
}

export async function insertLeadEvent(tx: Db, event: NewLeadEvent): Promise<void> {
  await tx.insert(leadEvents).values(event);
}

/** The history of a lead, oldest first. */
export function listLeadEvents(db: Db, leadId: number) {
  return db
    .select({
      id: leadEvents.id,
      at: leadEvents.at,
      kind: leadEvents.kind,
      by: WORKER_NAME,
      note: leadEvents.note,
    })
    .from(leadEvents)
    .leftJoin(users, eq(users.id, leadEvents.userId))
    .where(eq(leadEvents.leadId, leadId))
    .orderBy(asc(leadEvents.id));
}
