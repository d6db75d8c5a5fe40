import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { failure } from './envelope.ts';

/** Adds to the answer of an OPTIONS request; `methods` are those of the path, 'GET, HEAD, OPTIONS'. */
export type Preflight = (request: FastifyRequest, reply: FastifyReply, methods: string) => Promise<void>;

interface ServedPath {
  pattern: RegExp;
  methods: Set<string>;
}

/**
 * Looks at the method before anything else of a request under `prefix`: a path that exists answers a method it
 * does not serve with 405, and OPTIONS with 204 and what `preflight` adds. Call it before routes are added.
 */
export function guardMethods(app: FastifyInstance, prefix: string, preflight: Preflight): void {
  const paths = new Map<string, ServedPath>();

  app.addHook('onRoute', ({ url, method }) => {
    if (!url.startsWith(prefix) || url.includes('*')) return;
    const path = paths.get(url) ?? { pattern: patternOf(url), methods: new Set(['OPTIONS']) };
    for (const one of [method].flat()) path.methods.add(one);
    paths.set(url, path);
  });

  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith(prefix)) return;
    const address = request.url.replace(/\?.*$/s, '');
    const path = [...paths.values()].find(({ pattern }) => pattern.test(address));
    if (path === undefined || (path.methods.has(request.method) && request.method !== 'OPTIONS')) return;
    const methods = [...path.methods].sort().join(', ');
    reply.header('allow', methods);
    if (request.method !== 'OPTIONS') return reply.code(405).send(failure(405, 'HTTP method is not allowed'));
    await preflight(request, reply, methods);
    return reply.code(204).send();
  });
}

/** '/offers/:hash/schedule' as an expression; a named path never stands in for a parameter's. */
function patternOf(url: string): RegExp {
  return new RegExp(`^${url.replace(/[.]/g, '\\$&').replace(/:[^/]+/g, '[^/]+')}$`);
}
