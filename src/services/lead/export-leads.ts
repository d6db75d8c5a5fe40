import type { LeadExport, LeadListInput } from '#contract/lead-desk.ts';
import { listDeskLeads } from '#db/queries/lead/lead-desk.ts';
import { formatPhone } from '#domain/access/format-phone.ts';
import { LEAD_KINDS, LEAD_RESULTS } from '#domain/lead/lead-work.ts';
import { moscowDate } from '#domain/time/moscow.ts';
import { requirePermission } from '../access/require-permission.ts';
import { recordEdit } from '../audit/record-edit.ts';
import type { ServiceContext } from '../context.ts';

const MOST = 50_000;
const HEAD = ['Номер', 'Время', 'О чём', 'Имя', 'Телефон', 'Почта', 'Получатель', 'Взял', 'Итог', 'Страница'];

/**
 * The leads of a view as a table by RFC 4180, with a mark by which Excel reads it as UTF-8. That somebody carried
 * contacts out is written down. Errors: as `requirePermission`.
 */
export async function exportLeads(
  ctx: ServiceContext,
  query: Omit<LeadListInput, 'page'>,
): Promise<LeadExport> {
  requirePermission(ctx, 'leads', 'r');
  const rows = await listDeskLeads(ctx.db, { ...query, limit: MOST, offset: 0 });
  const day = moscowDate(ctx.now);
  const after = { view: query.view ?? 'all', count: rows.length };
  await recordEdit(ctx, ctx.db, { entity: 'lead', id: 'CSV', before: null, after });
  const lines = rows.map((row) => [
    String(row.id),
    row.createdAt.toISOString(),
    LEAD_KINDS[row.kind],
    row.name,
    row.phone && formatPhone(row.phone),
    row.email,
    row.recipientName,
    row.takenBy,
    row.result && LEAD_RESULTS[row.result],
    row.pageUrl,
  ]);
  const csv = [HEAD, ...lines].map((cells) => cells.map(cell).join(',')).join('\r\n');
  return { fileName: `leads-${day}.csv`, csv: `\uFEFF${csv}\r\n` };
}

/** A cell in quotes. A spreadsheet would count what begins like a formula, and people choose their names themselves. */
function cell(value: string | null): string {
  const text = value ?? '';
  const harmless = /^[=@\t\r-]|^\+(?!\d)/.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}
