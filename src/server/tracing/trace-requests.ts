import type { FastifyInstance } from 'fastify';
import { readTraceparent } from '#db/current-trace.ts';
import type { Env } from '../env.ts';
import { routeOf } from '../metrics/watch-requests.ts';
import { inStep, type Step, type Tracer } from './tracer.ts';

declare module 'fastify' {
  interface FastifyRequest {
    step: Step | null;
  }
}

/**
 * Makes each request a step of the trace that our own proxy began; what strangers say of theirs is not believed, or
 * they would choose what is told.
 */
export function traceRequests(
  app: FastifyInstance,
  tracer: Tracer,
  { trustedProxies }: Pick<Env, 'trustedProxies'>,
) {
  app.decorateRequest('step', null);
  app.addHook('onRequest', (request, _, done) => {
    const parent = trustedProxies > 0 ? readTraceparent(request.headers.traceparent) : null;
    request.step = tracer.begin(request.method, { kind: 'server', parent });
    inStep(request.step, done);
  });
  // Whoever reads a body goes on in the context of its connection, where another request may have been.
  app.addHook('preValidation', (request, _, done) => {
    if (request.step) inStep(request.step, done);
    else done();
  });
  app.addHook('onResponse', async (request, reply) => {
    request.step?.end({
      name: `${request.method} ${routeOf(request)}`,
      isFailed: reply.statusCode >= 500,
      attributes: {
        'http.request.method': request.method,
        'http.route': routeOf(request),
        'http.response.status_code': reply.statusCode,
        'genplan.request_id': request.id,
      },
    });
  });
}
