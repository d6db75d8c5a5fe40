import type { LeadExport, LeadListInput } from '#contract/lead-desk.ts';
import { listDeskLeads } from '#db/queries/lead/lead-desk.ts';
import { formatPhone } from '#domain/access/format-phone.ts';
import { LEAD_KINDS, LEAD_RESULTS } from '#domain/lead/lead-work.ts';
import { csvTable } from '#domain/text/csv-table.ts';
import { moscowDate } from '#domain/time/moscow.ts';
import { recordEdit } from '../audit/record-edit.ts';
import type { ServiceContext } from '../context.ts';
import { leadReach } from './lead-reach.ts';
import { reachedBy } from './list-lead-desk.ts';

const MOST = 50_000;
const HEAD = ['Номер', 'Время', 'О чём', 'Имя', 'Телефон', 'Почта', 'Получатель', 'Взял', 'Итог', 'Страница'];

/**
 * The leads of a view as a table; a client's own person takes those given to the client. That somebody carried contacts
 * out is written down. Errors: as `leadReach`.
 */
export async function exportLeads(
  ctx: ServiceContext,
  query: Omit<LeadListInput, 'page'>,
): Promise<LeadExport> {
  const reach = leadReach(ctx, 'r');
  const asked = { ...query, ...reachedBy(reach, query), ...(reach !== null && { givenTo: reach }) };
  const rows = await listDeskLeads(ctx.db, { ...asked, limit: MOST, offset: 0 });
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
  return { fileName: `leads-${day}.csv`, csv: csvTable([HEAD, ...lines]) };
}
