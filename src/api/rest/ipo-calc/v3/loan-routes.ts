import { z } from 'zod';
import { MaxPriceQuery } from '#contract/ipo-calc/calc-options.ts';
import { MaxPrice, OfferParams, Schedule, ScheduleQuery } from '#contract/ipo-calc/schedule.ts';
import { roublesNumber } from '#domain/mortgage/loan/kopecks.ts';
import { getOffer } from '#services/mortgage/get-offer.ts';
import { listMaxPrices } from '#services/mortgage/list-max-prices.ts';
import { scheduleOffer } from '#services/mortgage/schedule-offer.ts';
import { success } from '../../envelope.ts';
import { operation } from '../../operation.ts';
import type { RestApp } from '../../rest-app.ts';
import { presentSchedule } from './present-schedule.ts';

const TAG = 'v3';

/** Adds the calls about one loan: its schedule month by month, and the price of a flat that a payment can buy. */
export function addLoanRoutes(routes: RestApp): void {
  const prices = operation(
    TAG,
    {
      operationId: 'v3MaxPrice',
      summary: 'Наибольшая цена по каждому предложению при платеже',
      description: 'Предложение, которое не подходит ни при какой цене, в ответ не входит.',
    },
    z.array(MaxPrice),
    ['INVALID'],
  );
  routes.get(
    '/offers/max-price',
    { schema: { ...prices, querystring: MaxPriceQuery } },
    async ({ caller, query }) => {
      const offers = await listMaxPrices(caller.services, caller.access, query);
      return success(
        offers.map(({ offer, priceKopecks, minPaymentKopecks }) => ({
          hash: offer.hash,
          maxPrice: roublesNumber(priceKopecks),
          monthlyPayment: roublesNumber(minPaymentKopecks),
        })),
      );
    },
  );

  const schedule = operation(
    TAG,
    {
      operationId: 'v3OfferSchedule',
      summary: 'График платежей по предложению, с досрочными погашениями',
      description: 'Предварительный расчёт. С format=csv те же строки приходят файлом.',
    },
    Schedule,
    ['INVALID', 'NOT_FOUND'],
  );
  routes.get(
    '/offers/:hash/schedule',
    { schema: { ...schedule, querystring: ScheduleQuery, params: OfferParams } },
    async ({ caller, query, params }, reply) => {
      const { early = [], interest, periodDuration, format, ...options } = query;
      const cell = interest && periodDuration ? { interest, periodDuration } : null;
      const offer = await getOffer(caller.services, caller.access, ({ hash }) => hash === params.hash);
      const scheduled = scheduleOffer(caller.services, offer, options, { early, cell });
      const presented = presentSchedule(offer.hash, scheduled);
      if (format === 'json') return success(presented);
      reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="schedule-${offer.hash}.csv"`);
      return reply.send(scheduleCsv(presented) as never);
    },
  );
}

const COLUMNS = ['month', 'payment', 'interest', 'principal', 'extra', 'balance'] as const;

/** The rows of a schedule by RFC 4180: roubles with a dot and two decimals. */
function scheduleCsv({ rows }: Pick<Schedule, 'rows'>): string {
  const lines = rows.map((row) =>
    COLUMNS.map((column) => (column === 'month' ? row.month : row[column].toFixed(2))).join(','),
  );
  return [COLUMNS.join(','), ...lines, ''].join('\r\n');
}
