import { METHODS } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from './metrics.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The template of the page or procedure that answered, where one route of the web server stands for many. */
    template: string | null;
  }
}

/** The route that serves all pages. */
const PAGES = '/*';
/** Addresses that nothing is made for: scanners ask for so many that each must not become a series of its own. */
const UNMATCHED = 'unmatched';

/** Counts and times every request under the template of its address. */
export function watchRequests(app: FastifyInstance, { requestSeconds, activeRequests }: Metrics): void {
  app.decorateRequest('template', null);
  app.addHook('onRequest', async (_, reply) => {
    activeRequests.inc();
    reply.raw.once('close', () => activeRequests.dec());
  });
  app.addHook('onResponse', async (request, reply) => {
    const labels = {
      http_route: routeOf(request),
      http_request_method: METHODS.includes(request.method) ? request.method : '_OTHER',
      http_response_status_code: String(reply.statusCode),
    };
    requestSeconds.observe(labels, reply.elapsedTime / 1_000);
  });
}

/** The template of the address of a request, under which it is counted. */
export function routeOf({ routeOptions, template }: FastifyRequest): string {
  const { url = UNMATCHED } = routeOptions;
  return template ?? (url === PAGES ? UNMATCHED : url);
}
