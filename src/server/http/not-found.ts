import type { FastifyInstance } from 'fastify';
import { failure } from '#api/rest/envelope.ts';

/** Unknown paths under /api answer in JSON, before any page is tried; so does a method that nothing here serves. */
export function addNotFound(app: FastifyInstance) {
  app.all('/api', (_, reply) => reply.code(404).send(failure(404, 'Not found')));
  app.all('/api/*', (_, reply) => reply.code(404).send(failure(404, 'Not found')));
  app.setNotFoundHandler((_, reply) => reply.code(404).send(failure(404, 'Not found')));
}
