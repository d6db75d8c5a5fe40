import type { FastifyInstance } from 'fastify';
import { failure } from '#api/rest/envelope.ts';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

type Method = (typeof METHODS)[number];

/** Answers 405 to every method of an address but those it serves. */
export function refuseOtherMethods(app: FastifyInstance, url: string, served: readonly Method[]) {
  app.route({
    // HEAD comes along with every GET.
    method: METHODS.filter((method) => !served.includes(method) && method !== 'HEAD'),
    url,
    handler: (_, reply) =>
      reply.code(405).header('allow', served.join(', ')).send(failure(405, 'HTTP method is not allowed')),
  });
}
