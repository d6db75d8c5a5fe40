import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { success } from '#api/rest/envelope.ts';
import { MAX_START_FROM } from '#domain/catalog/page.ts';
import { AppError } from '#domain/errors.ts';
import { readVitrinaChoice } from '#domain/widget/read-vitrina-choice.ts';
import type { ServiceContext } from '#services/context.ts';
import { listVitrinaComplexes } from '#services/widget/list-vitrina-complexes.ts';
import { listVitrinaFlats } from '#services/widget/list-vitrina-flats.ts';
import { openVitrina } from '#services/widget/open-vitrina.ts';
import type { OpenedWidget } from '#services/widget/open-widget.ts';
import { queryOf } from './query-of.ts';

interface Opened {
  ctx: ServiceContext;
  widget: OpenedWidget;
}

/**
 * Adds the further pages of a vitrina's lists. They stand beneath the address of its own page, so the access that
 * opened the page opens them too. No other site may read the answers.
 */
export function addVitrinaLists<Request extends FastifyRequest>(
  app: FastifyInstance,
  path: string,
  open: (request: Request) => Promise<Opened>,
): void {
  const list = async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex');
    const { ctx, widget } = await open(request as Request);
    return { ctx, vitrina: await openVitrina(ctx, widget), query: queryOf(request) };
  };
  app.get(`${path}/flats`, async (request, reply) => {
    const { ctx, vitrina, query } = await list(request, reply);
    const asked = { ...readVitrinaChoice(query), startFrom: readStartFrom(query) };
    return success(await listVitrinaFlats(ctx, vitrina, asked));
  });
  app.get(`${path}/complexes`, async (request, reply) => {
    const { ctx, vitrina, query } = await list(request, reply);
    return success(await listVitrinaComplexes(ctx, vitrina, { startFrom: readStartFrom(query) }));
  });
}

function readStartFrom(query: URLSearchParams): number {
  const text = query.get('startFrom') ?? '0';
  const startFrom = /^\d{1,7}$/.test(text) ? Number(text) : Number.NaN;
  if (startFrom <= MAX_START_FROM) return startFrom;
  throw new AppError('INVALID', 'Invalid parameters');
}
