import type { AdminList, WithPage } from '#contract/admin-list.ts';
import type { AuditEntryShown, AuditListInput } from '#contract/audit.ts';
import { type AuditEntryRow, countAuditEntries, listAuditEntries } from '#db/queries/audit/audit-entries.ts';
import type { Audited } from '#domain/audit/audited.ts';
import { startOfMoscowDay } from '#domain/time/moscow.ts';
import { requirePermission } from '../access/require-permission.ts';
import type { ServiceContext } from '../context.ts';
import { pageWindow } from '../page-window.ts';
import { UNDOABLE } from './undoable.ts';

/** Lists the edits people made in the console, newest first. Errors: UNAUTHENTICATED, FORBIDDEN. */
export async function listAudit(
  ctx: ServiceContext,
  { page, day, ...asked }: WithPage<AuditListInput>,
): Promise<AdminList<AuditEntryShown>> {
  requirePermission(ctx, 'adminAmen', 'r');
  const query = { ...asked, between: day === undefined ? undefined : dayOfMoscow(day) };
  const window = pageWindow(ctx, await countAuditEntries(ctx.db, query), page);
  const rows = await listAuditEntries(ctx.db, { ...query, ...window.rows });
  return { rows: rows.map(presentAuditEntry), ...window.shown };
}

const DAY_MS = 86_400_000;

function dayOfMoscow(day: string): readonly [Date, Date] {
  const begins = startOfMoscowDay(day);
  return [begins, new Date(begins.getTime() + DAY_MS)];
}

/** The name that the values of an edit tell of a thing that is gone. */
function lastName({ before, after }: AuditEntryRow): string | null {
  const told = [before, after].flatMap((values) => [values?.name, values?.tag, values?.description]);
  return (told.find((one) => typeof one === 'string' && one !== '') as string | undefined) ?? null;
}

function isUndoable({ entity, before, after }: AuditEntryRow): boolean {
  if (UNDOABLE[entity as Audited] === undefined) return false;
  // Only what was decided of two houses is undone; a question that was answered is not asked again.
  if (entity === 'house')
    return Object.entries(before!).every(([name, was]) => /^\d+$/.test(name) && was !== 'asked');
  // A logo is known by its name alone.
  return !(entity === 'company' && 'logo' in after!);
}

function presentAuditEntry(row: AuditEntryRow): AuditEntryShown {
  return {
    id: row.id,
    at: row.at,
    user: row.user,
    entity: row.entity as Audited,
    entityId: row.entityId,
    name: row.name ?? lastName(row),
    isHere: row.name !== null,
    mayUndo: row.name !== null && row.before !== null && row.after !== null && isUndoable(row),
    before: row.before,
    after: row.after,
  };
}
