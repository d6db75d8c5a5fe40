import type { FastifyInstance } from 'fastify';
import { VISITOR } from '#domain/access/actor.ts';
import { AppError } from '#domain/errors.ts';
import { complexName } from '#domain/listing/complex-name.ts';
import { houseTitle } from '#domain/listing/house-words.ts';
import { formatQuarter, lastDayOfTerm } from '#domain/time/quarter.ts';
import { type HouseHandover, listHandovers } from '#services/listing/list-handovers.ts';
import type { Product } from '../../product.ts';
import { namesTag } from '../names-tag.ts';
import { type CalendarDay, writeCalendar } from './write-calendar.ts';

/** A calendar that asks more often than this is served by its own copy. */
const FRESH_SECONDS = 300;
const NO_COMPLEX = 'Такого жилого комплекса нет.';
const NO_TERMS = 'Сроки сдачи домов этого жилого комплекса пока не\u00A0названы.';

/**
 * Tells calendars when the houses of a complex are promised, `/complex/{id}/handover.ics` (RFC 5545): a day for each
 * house whose quarter is known, the last one of the quarter. Programs that follow the address move it with the promise.
 */
export function addHandoverCalendar(app: FastifyInstance, product: Product) {
  const { publicUrl } = product.env;
  app.get<{ Params: { id: string } }>('/complex/:id/handover.ics', async (request, reply) => {
    const ctx = product.serviceContext(VISITOR, request.id);
    const shown = await product.shown?.current();
    const etag = shown && `W/"${shown.version}"`;
    reply.header('x-robots-tag', 'noindex').header('cache-control', `public, max-age=${FRESH_SECONDS}`);
    if (etag && namesTag(request.headers['if-none-match'], etag)) {
      return reply.header('etag', etag).code(304).send();
    }
    const found = await findHandovers(request.params.id);
    if (!found || found.houses.length === 0) {
      return reply
        .code(404)
        .header('cache-control', 'no-store')
        .type('text/plain; charset=utf-8')
        .send(found ? NO_TERMS : NO_COMPLEX);
    }
    if (etag) reply.header('etag', etag);
    const { complex, houses } = found;
    const name = complexName(complex.name);
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', `inline; filename="handover-${complex.id}.ics"`)
      .send(
        writeCalendar(
          `Сдача домов: ${name}`,
          houses.map((house) => dayOf(house, name, `${publicUrl}/complex/${complex.id}`)),
          ctx.now,
        ),
      );

    async function findHandovers(id: string) {
      if (!/^[1-9]\d{0,8}$/.test(id)) return undefined;
      try {
        return await listHandovers(ctx, Number(id));
      } catch (error) {
        if (error instanceof AppError && error.code === 'NOT_FOUND') return undefined;
        throw error;
      }
    }
  });

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
