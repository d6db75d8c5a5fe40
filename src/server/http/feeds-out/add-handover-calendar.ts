import type { FastifyInstance } from 'fastify';
import { complexName } from '#domain/listing/complex-name.ts';
import { houseTitle } from '#domain/listing/house-words.ts';
import { formatQuarter, lastDayOfTerm } from '#domain/time/quarter.ts';
import { type HouseHandover, listHandovers } from '#services/listing/list-handovers.ts';
import type { Product } from '../../product.ts';
import { findById, sendShown } from './send-shown.ts';
import { type CalendarDay, writeCalendar } from './write-calendar.ts';

const NO_COMPLEX = 'Такого жилого комплекса нет.';
const NO_TERMS = 'Сроки сдачи домов этого жилого комплекса пока не\u00A0названы.';

/**
 * Tells calendars when the houses of a complex are promised, `/complex/{id}/handover.ics` (RFC 5545): a day for each
 * house whose quarter is known, the last one of the quarter. Programs that follow the address move it with the promise.
 */
export function addHandoverCalendar(app: FastifyInstance, product: Product) {
  const { publicUrl } = product.env;
  app.get<{ Params: { id: string } }>('/complex/:id/handover.ics', (request, reply) =>
    sendShown(product, request, reply, async (ctx) => {
      const found = await findById(request.params.id, (id) => listHandovers(ctx, id));
      if (!found) return { missing: NO_COMPLEX };
      const { complex, houses } = found;
      if (houses.length === 0) return { missing: NO_TERMS };
      const name = complexName(complex.name);
      const page = `${publicUrl}/complex/${complex.id}`;
      const days = houses.map((house) => dayOf(house, name, page));
      return {
        type: 'text/calendar; charset=utf-8',
        disposition: `inline; filename="handover-${complex.id}.ics"`,
        body: writeCalendar(`Сдача домов: ${name}`, days, ctx.now),
      };
    }),
  );

  function dayOf({ id, term, ...house }: HouseHandover, complex: string, url: string): CalendarDay {
    const title = houseTitle({ name: house.name, address: { street: house.street, house: house.house } });
    return {
      uid: `house-${id}@${new URL(publicUrl).host}`,
      date: lastDayOfTerm(term),
      summary: `Сдача: ${complex}, ${title}`,
      description: `Застройщик обещает сдать дом в ${formatQuarter(term)}: это последний день квартала. Срок может измениться.`,
      url,
    };
  }
}
