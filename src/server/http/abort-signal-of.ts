import type { FastifyReply } from 'fastify';

/** A visitor who leaves before the answer is ready stops its work. */
export function abortSignalOf(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.on('close', () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return controller.signal;
}
