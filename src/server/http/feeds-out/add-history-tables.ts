import type { FastifyInstance } from 'fastify';
import { csvTable } from '#domain/text/csv-table.ts';
import type { ServiceContext } from '#services/context.ts';
import {
  getComplexHistoryTable,
  getFlatHistoryTable,
  type HistoryRow,
} from '#services/listing/get-history-table.ts';
import type { Product } from '../../product.ts';
import { findById, sendShown } from './send-shown.ts';

const HEAD = ['Дата', 'Что', 'О чём', 'Значение', 'Валюта', 'Источник'];

/**
 * The log of prices and terms as a table for spreadsheets: `/for-sale/{id}/history.csv`, `/complex/{id}/history.csv`.
 */
export function addHistoryTables(app: FastifyInstance, product: Product) {
  add('/for-sale/:id/history.csv', 'flat', getFlatHistoryTable);
  add('/complex/:id/history.csv', 'complex', getComplexHistoryTable);

  function add(
    path: string,
    kind: string,
    getTable: (ctx: ServiceContext, id: number) => Promise<HistoryRow[]>,
  ) {
    app.get<{ Params: { id: string } }>(path, (request, reply) =>
      sendShown(product, request, reply, async (ctx) => {
        const { id } = request.params;
        const rows = await findById(id, (number) => getTable(ctx, number));
        if (!rows) return { missing: 'Такой страницы нет.' };
        return {
          type: 'text/csv; charset=utf-8',
          disposition: `attachment; filename="${kind}-${id}-history.csv"`,
          body: csvTable([HEAD, ...rows.map(cellsOf)]),
        };
      }),
    );
  }
}

function cellsOf({ date, what, about, value, currency, source }: HistoryRow): (string | null)[] {
  return [date, what, about, value, currency, source];
}
