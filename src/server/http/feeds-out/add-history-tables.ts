import type { FastifyInstance } from 'fastify';
import { VISITOR } from '#domain/access/actor.ts';
import { AppError } from '#domain/errors.ts';
import { csvTable } from '#domain/text/csv-table.ts';
import type { ServiceContext } from '#services/context.ts';
import {
  getComplexHistoryTable,
  getFlatHistoryTable,
  type HistoryRow,
} from '#services/listing/get-history-table.ts';
import type { Product } from '../../product.ts';
import { namesTag } from '../names-tag.ts';

const FRESH_SECONDS = 300;
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
    app.get<{ Params: { id: string } }>(path, async (request, reply) => {
      const ctx = product.serviceContext(VISITOR, request.id);
      const shown = await product.shown?.current();
      const etag = shown && `W/"${shown.version}"`;
      reply.header('x-robots-tag', 'noindex').header('cache-control', `public, max-age=${FRESH_SECONDS}`);
      if (etag && namesTag(request.headers['if-none-match'], etag)) {
        return reply.header('etag', etag).code(304).send();
      }
      const rows = await findTable(request.params.id);
      if (!rows) {
        return reply
          .code(404)
          .header('cache-control', 'no-store')
          .type('text/plain; charset=utf-8')
          .send('Такой страницы нет.');
      }
      if (etag) reply.header('etag', etag);
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${kind}-${request.params.id}-history.csv"`)
        .send(csvTable([HEAD, ...rows.map(cellsOf)]));

      async function findTable(id: string) {
        if (!/^[1-9]\d{0,8}$/.test(id)) return undefined;
        try {
          return await getTable(ctx, Number(id));
        } catch (error) {
          if (error instanceof AppError && error.code === 'NOT_FOUND') return undefined;
          throw error;
        }
      }
    });
  }
}

function cellsOf({ date, what, about, value, currency, source }: HistoryRow): (string | null)[] {
  return [date, what, about, value, currency, source];
}
