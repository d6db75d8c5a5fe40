import { and, count, eq, lt, type SQL, sql } from 'drizzle-orm';
import type { ListSort } from '#domain/list-sorts.ts';
import type { Db } from '../../client.ts';
import { deleteSome } from '../../delete-some.ts';
import { holdsText } from '../../holds-text.ts';
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
  /** A part of the person's name or phone, of the thing's number or of its values before and after. */
  text?: string | undefined;
  entity?: string | undefined;
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
}

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
    })
    .from(auditEntries)
    .leftJoin(users, eq(users.id, auditEntries.userId))
    .where(whereAsked(query))
    .orderBy(orderedBy(sort, { at: auditEntries.id }, sql`${auditEntries.id} DESC`))
    .limit(limit)
    .offset(offset);
}

export async function countAuditEntries(db: Db, query: AuditQuery): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(auditEntries)
    .leftJoin(users, eq(users.id, auditEntries.userId))
    .where(whereAsked(query));
  return row!.count;
}

function whereAsked({ text, entity }: AuditQuery): SQL | undefined {
  return and(
    entity === undefined ? undefined : eq(auditEntries.entity, entity),
    holdsText(
      text,
      auditEntries.entityId,
      users.name,
      users.phone,
      sql`${auditEntries.before}::text`,
      sql`${auditEntries.after}::text`,
    ),
  );
}
