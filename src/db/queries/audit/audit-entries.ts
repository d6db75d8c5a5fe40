import { and, count, desc, eq, gte, lt, or, type SQL, sql } from 'drizzle-orm';
import type { ListSort } from '#domain/list-sorts.ts';
import type { Db } from '../../client.ts';
import { deleteSome } from '../../delete-some.ts';
import { anywhere, holdsFolded } from '../../holds-text.ts';
import { orderedBy } from '../../ordered-by.ts';
import { auditEntries } from '../../schema/audit-entry.ts';
import { users } from '../../schema/user.ts';

type NewAuditEntry = typeof auditEntries.$inferInsert;

export async function insertAuditEntry(tx: Db, entry: NewAuditEntry): Promise<void> {
  await tx.insert(auditEntries).values(entry);
}

/** Forgets up to `limit` entries made before the moment; returns how many. */
export function deleteOldAuditEntries(db: Db, before: Date, limit: number): Promise<number> {
  return deleteSome(db, auditEntries, lt(auditEntries.at, before), limit);
}

interface AuditQuery {
  /** A part of the person's name or phone, or of the thing's number or of its values before and after. */
  text?: string | undefined;
  entity?: string | undefined;
  /** The thing with this number, of the kind asked for. */
  entityId?: string | undefined;
  /** Edits by this person alone. */
  userId?: number | undefined;
  /** Edits from the first moment to before the second. */
  between?: readonly [Date, Date] | undefined;
}

export interface AuditEntryRow {
  id: number;
  at: Date;
  entity: string;
  entityId: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  /** Null for the operator. */
  user: { id: number; name: string | null; phone: string } | null;
  /** The name that the thing has today; null when it is gone or has no name. */
  name: string | null;
}

/** The number of a thing; edits of some kinds bear words. */
const THING = sql`CASE WHEN ${auditEntries.entityId} ~ '^[0-9]{1,9}$' THEN ${auditEntries.entityId}::int END`;

const NAMES: Record<string, SQL> = {
  apiKey: sql`SELECT description FROM api_keys WHERE id = ${THING}`,
  collection: sql`SELECT name FROM collections WHERE id = ${THING}`,
  company: sql`SELECT name FROM companies WHERE id = ${THING}`,
  complex: sql`SELECT name FROM complexes WHERE id = ${THING}`,
  feed: sql`SELECT name FROM feeds WHERE id = ${THING}`,
  geoGroup: sql`SELECT name FROM geo_groups WHERE id = ${THING}`,
  house: sql`SELECT name FROM houses WHERE id = ${THING}`,
  legalDoc: sql`SELECT tag FROM legal_tags WHERE id = ${THING}`,
  legalTag: sql`SELECT tag FROM legal_tags WHERE id = ${THING}`,
  offer: sql`SELECT bank.name || ': ' || pn.display_name FROM offers o
    JOIN bank_programs bp ON bp.id = o.program_id
    JOIN companies bank ON bank.id = bp.bank_company_id
    JOIN program_names pn ON pn.id = bp.program_name_id WHERE o.id = ${THING}`,
  offerPlan: sql`SELECT bank.name || ': ' || pn.display_name FROM offers o
    JOIN bank_programs bp ON bp.id = o.program_id
    JOIN companies bank ON bank.id = bp.bank_company_id
    JOIN program_names pn ON pn.id = bp.program_name_id WHERE o.id = ${THING}`,
  programName: sql`SELECT name FROM program_names WHERE id = ${THING}`,
  project: sql`SELECT name FROM projects WHERE id = ${THING}`,
  upload: sql`SELECT name FROM uploads WHERE id = ${THING}`,
  user: sql`SELECT coalesce(nullif(named.name, ''), named.phone) FROM users named WHERE named.id = ${THING}`,
};

const NAME = sql<string | null>`CASE ${auditEntries.entity} ${sql.join(
  Object.entries(NAMES).map(([entity, name]) => sql`WHEN ${entity} THEN (${name})`),
  sql` `,
)} END`;

interface AuditPage extends AuditQuery {
  sort?: ListSort<'audit'> | undefined;
  limit: number;
  offset: number;
}

/** Lists a page of the audit, newest first without another order. */
export function listAuditEntries(
  db: Db,
  { sort, limit, offset, ...query }: AuditPage,
): Promise<AuditEntryRow[]> {
  return db
    .select({
      id: auditEntries.id,
      at: auditEntries.at,
      entity: auditEntries.entity,
      entityId: auditEntries.entityId,
      before: auditEntries.before,
      after: auditEntries.after,
      user: { id: users.id, name: users.name, phone: users.phone },
      name: NAME,
    })
    .from(auditEntries)
    .leftJoin(users, eq(users.id, auditEntries.userId))
    .where(whereAsked(query))
    .orderBy(orderedBy(sort, { at: auditEntries.id }, sql`${auditEntries.id} DESC`))
    .limit(limit)
    .offset(offset);
}

/** One entry, held until the transaction ends: what is being undone is undone once. */
export async function findAuditEntry(tx: Db, id: number) {
  const [row] = await tx.select().from(auditEntries).where(eq(auditEntries.id, id)).for('update');
  return row;
}

/**
 * Finds who last changed one of the fields of a thing, or else the thing. The operator has no number; a thing that was
 * never edited has nobody.
 */
export async function findLastEditor(
  db: Db,
  { entity, entityId, fields }: { entity: string; entityId: string; fields: readonly string[] },
): Promise<{ id: number | null; name: string | null } | undefined> {
  const names = sql.join(
    fields.map((field) => sql`${field}`),
    sql`, `,
  );
  const [row] = await db
    .select({ id: users.id, name: users.name })
    .from(auditEntries)
    .leftJoin(users, eq(users.id, auditEntries.userId))
    .where(and(eq(auditEntries.entity, entity), eq(auditEntries.entityId, entityId)))
    .orderBy(sql`${auditEntries.after} ?| ARRAY[${names}]::text[] DESC NULLS LAST`, desc(auditEntries.id))
    .limit(1);
  return row;
}

export async function countAuditEntries(db: Db, query: AuditQuery): Promise<number> {
  const [row] = await db.select({ count: count() }).from(auditEntries).where(whereAsked(query));
  return row!.count;
}

function whereAsked({ text, entity, entityId, userId, between }: AuditQuery): SQL | undefined {
  return and(
    entity === undefined ? undefined : eq(auditEntries.entity, entity),
    entityId === undefined ? undefined : eq(auditEntries.entityId, entityId),
    userId === undefined ? undefined : eq(auditEntries.userId, userId),
    between && and(gte(auditEntries.at, between[0]), lt(auditEntries.at, between[1])),
    text ? or(holdsFolded(text, auditEntries.folded), isByOneOf(text)) : undefined,
  );
}

/** Tests whether a person whom the text finds made the edit; they are looked for once, and not once an edit. */
function isByOneOf(text: string): SQL {
  return sql`${auditEntries.userId} = ANY(ARRAY(SELECT people.id FROM users people
    WHERE ${holdsFolded(text, sql`people.folded`)} OR people.phone LIKE ${anywhere(text)}))`;
}
