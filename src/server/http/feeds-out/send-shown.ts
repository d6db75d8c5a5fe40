import type { FastifyReply, FastifyRequest } from 'fastify';
import { VISITOR } from '#domain/access/actor.ts';
import { AppError } from '#domain/errors.ts';
import type { ServiceContext } from '#services/context.ts';
import type { Product } from '../../product.ts';
import { namesTag } from '../names-tag.ts';
import { readId } from '../read-id.ts';

export interface ShownFile {
  /** Its `content-type`. */
  type: string;
  body: string;
  /** Its `content-disposition`, for what is kept as a file. */
  disposition?: string;
}

/** Why there is nothing to send, in the reader's words. */
export interface Missing {
  missing: string;
}

/** A program that asks more often than this is served by its own copy. */
const FRESH_SECONDS = 300;

/**
 * Sends what is made of what visitors are shown: one version of it has one tag, so that nothing is asked of the tables
 * for a copy that is still true (304). What is missing is said as text (404) and kept by nobody. `mark` goes into the
 * tag for what changes by something else too, like the day.
 */
export async function sendShown(
  product: Product,
  request: FastifyRequest,
  reply: FastifyReply,
  makeFile: (ctx: ServiceContext) => Promise<ShownFile | Missing>,
  mark?: (ctx: ServiceContext) => string,
): Promise<FastifyReply> {
  const ctx = product.serviceContext(VISITOR, request.id);
  const shown = await product.shown?.current();
  const etag = shown && `W/"${[shown.version, ...(mark ? [mark(ctx)] : [])].join('-')}"`;
  reply.header('x-robots-tag', 'noindex').header('cache-control', `public, max-age=${FRESH_SECONDS}`);
  if (etag && namesTag(request.headers['if-none-match'], etag)) {
    return reply.header('etag', etag).code(304).send();
  }
  const file = await makeFile(ctx);
  if ('missing' in file) {
    return reply
      .code(404)
      .header('cache-control', 'no-store')
      .type('text/plain; charset=utf-8')
      .send(file.missing);
  }
  if (etag) reply.header('etag', etag);
  if (file.disposition) reply.header('content-disposition', file.disposition);
  return reply.type(file.type).send(file.body);
}

/** Finds the thing that an id of an address stands for; undefined when it is no id, or nothing has it. */
export async function findById<Found>(
  id: string,
  get: (id: number) => Promise<Found>,
): Promise<Found | undefined> {
  const number = readId(id);
  if (number === undefined) return undefined;
  try {
    return await get(number);
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return undefined;
    throw error;
  }
}
