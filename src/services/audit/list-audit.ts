import type { AdminList, WithPage } from '#contract/admin-list.ts';
import type { AuditEntryShown, AuditListInput } from '#contract/audit.ts';
import { type AuditEntryRow, countAuditEntries, listAuditEntries } from '#db/queries/audit/audit-entries.ts';
import type { Audited } from '#domain/audit/audited.ts';
import { requirePermission } from '../access/require-permission.ts';
import type { ServiceContext } from '../context.ts';
import { pageWindow } from '../page-window.ts';

/** Lists the edits people made in the console, newest first. Errors: UNAUTHENTICATED, FORBIDDEN. */
export async function listAudit(
  ctx: ServiceContext,
  { page, ...query }: WithPage<AuditListInput>,
): Promise<AdminList<AuditEntryShown>> {
  requirePermission(ctx, 'adminAmen', 'r');
  const window = pageWindow(ctx, await countAuditEntries(ctx.db, query), page);
  const rows = await listAuditEntries(ctx.db, { ...query, ...window.rows });
  return { rows: rows.map(presentAuditEntry), ...window.shown };
}

function presentAuditEntry(row: AuditEntryRow): AuditEntryShown {
  return {
    id: row.id,
    at: row.at,
    user: row.user,
    entity: row.entity as Audited,
    entityId: row.entityId,
    before: row.before,
    after: row.after,
  };
}
