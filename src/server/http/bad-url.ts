import type { FastifyReply, FastifyRequest } from 'fastify';
import { failure } from '#api/rest/envelope.ts';
import type { AppEnv } from '../env.ts';
import { plainErrorPage } from './plain-error-page.ts';
import { strictTransport } from './security-headers.ts';

/** No hook runs for an address that cannot be read, so its answer has headers of its own. */
const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src-attr 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
  'x-content-type-options': 'nosniff',
};

/** Answers an address with a broken %-sequence, which no page and no call can have. */
export function answerBadUrl(appEnv: AppEnv) {
  const transport = strictTransport(appEnv);
  return (_error: Error, request: FastifyRequest, reply: FastifyReply): void => {
    reply.code(400).headers(HEADERS);
    if (transport)
      reply.header('strict-transport-security', `max-age=${transport.maxAge}; includeSubDomains`);
    if (request.url.startsWith('/api/')) reply.send(failure(400, 'Invalid parameters'));
    else reply.type('text/html; charset=UTF-8').send(plainErrorPage());
  };
}
