import type { Db } from '../../client.ts';
import { auditEntries } from '../../schema/audit-entry.ts';

export type NewAuditEntry = typeof auditEntries.$inferInsert;

export async function insertAuditEntry(tx: Db, entry: NewAuditEntry): Promise<void> {
  await tx.insert(auditEntries).values(entry);
}
