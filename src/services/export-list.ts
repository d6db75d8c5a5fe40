import type { ExportedList, ListExport } from '#contract/list-export.ts';
import { csvTable } from '#domain/text/csv-table.ts';
import { moscowDate } from '#domain/time/moscow.ts';
import { recordEdit } from './audit/record-edit.ts';
import type { ServiceContext } from './context.ts';
import { LIST_TABLES, type ListTable } from './list-tables.ts';

/**
 * A list of the console as a table: what its page was asked for, all pages of it. That somebody carried it out is
 * written down. Errors: those of the list.
 */
export async function exportList(ctx: ServiceContext, asked: ListExport): Promise<ExportedList> {
  const { entity, head, read } = LIST_TABLES[asked.list] as ListTable<ListExport & { page: 'all' }>;
  const rows = await read(ctx, { ...asked, page: 'all' } as never);
  const after = { list: asked.list, count: rows.length };
  await recordEdit(ctx, ctx.db, { entity, id: 'CSV', before: null, after });
  const csv = csvTable([head, ...rows.map((row) => row.map(cellText))]);
  return { fileName: `${fileNameOf(asked.list)}-${moscowDate(ctx.now)}.csv`, csv };
}

function cellText(value: string | number | Date | boolean | null | undefined): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'boolean') return value ? 'да' : 'нет';
  return value instanceof Date ? value.toISOString() : String(value);
}

/** Names of lists are names of our own; files are named by words with hyphens. */
function fileNameOf(list: string): string {
  return list.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
