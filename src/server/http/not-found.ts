import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { failure } from '#api/rest/envelope.ts';

/**
 * Unknown paths under /api answer in JSON, before any page is tried and before a body is looked at; so does a method
 * that nothing here serves.
 */
export function addNotFound(app: FastifyInstance) {
  app.all('/api', { onRequest: answerNotFound }, answerNotFound);
  app.all('/api/*', { onRequest: answerNotFound }, answerNotFound);
  app.setNotFoundHandler(answerNotFound);
}

async function answerNotFound(_: FastifyRequest, reply: FastifyReply) {
  return reply.code(404).send(failure(404, 'Not found'));
}
