import type { ApplicationExport, ApplicationExportInput } from '#contract/application.ts';
import { listOthersApplications } from '#db/queries/application/applications.ts';
import { formatPhone } from '#domain/access/format-phone.ts';
import { APPLICATION_STATUS_LABELS } from '#domain/application/application-status.ts';
import { csvTable } from '#domain/text/csv-table.ts';
import { moscowDate } from '#domain/time/moscow.ts';
import { requirePermission } from '../access/require-permission.ts';
import { recordEdit } from '../audit/record-edit.ts';
import type { ServiceContext } from '../context.ts';
import { presentApplications } from './present-application.ts';
import { seenStatuses } from './seen-statuses.ts';

const MOST = 10_000;
const HEAD = [
  'Номер',
  'Начата',
  'Клиент',
  'Телефон',
  'Бренд',
  'Партнёр',
  'Статус',
  'Ведёт',
  'Ответы банков',
  'Отозвана',
];

/**
 * The applications of a view of the desk as a table. That somebody carried contacts out is written down. Errors:
 * UNAUTHENTICATED, FORBIDDEN.
 */
export async function exportApplications(
  ctx: ServiceContext,
  { text, status }: ApplicationExportInput,
): Promise<ApplicationExport> {
  requirePermission(ctx, 'othersMortgageApplications', 'r');
  const userId = ctx.actor.kind === 'user' ? ctx.actor.id : null;
  const statuses = seenStatuses(ctx).filter((one) => status === undefined || one === status);
  const rows = await listOthersApplications(ctx.db, { userId, text, statuses }, { limit: MOST, offset: 0 });
  const after = { status: status ?? 'all', count: rows.length };
  await recordEdit(ctx, ctx.db, { entity: 'application', id: 'CSV', before: null, after });
  const lines = (await presentApplications(ctx, rows)).map((one) => [
    String(one.id),
    one.createdAt.toISOString(),
    one.person.name,
    formatPhone(one.person.phone),
    one.brandName,
    one.partnerName,
    APPLICATION_STATUS_LABELS[one.status],
    one.assignee?.name ?? one.broker.name,
    one.answers.map(({ bank, terms }) => `${bank}: ${terms ? `${terms.sum} ₽` : 'отказ'}`).join('; '),
    one.withdrawnAt?.toISOString() ?? null,
  ]);
  return { fileName: `applications-${moscowDate(ctx.now)}.csv`, csv: csvTable([HEAD, ...lines]) };
}
