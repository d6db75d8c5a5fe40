import { and, count, desc, eq, lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { deleteSome } from '../../delete-some.ts';
import { holdsText } from '../../holds-text.ts';
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

/** Lists a page of the audit, newest first. */
export function listAuditEntries(
  db: Db,
  { limit, offset, ...query }: AuditQuery & { limit: number; offset: number },
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
    .orderBy(desc(auditEntries.id))
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
