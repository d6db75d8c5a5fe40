import type { FastifyRequest } from 'fastify';

/** The query of an address as pairs, in their order and with what is said twice. */
export function queryOf({ url }: FastifyRequest): URLSearchParams {
  return new URLSearchParams(url.replace(/^[^?]*/, ''));
}
