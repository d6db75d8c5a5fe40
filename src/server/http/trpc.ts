import { getTRPCErrorShape, TRPCError } from '@trpc/server';
import { type FastifyTRPCPluginOptions, fastifyTRPCPlugin } from '@trpc/server/adapters/fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { retryAfterOf } from '#api/errors.ts';
import { brokenBound, type JsonBounds } from '#api/json-bounds.ts';
import { refusalOf, WIRE_REFUSALS } from '#api/rest/answer-error.ts';
import { type FailureEnvelope, failure } from '#api/rest/envelope.ts';
import { trpcErrorOf } from '#api/trpc/init.ts';
import { type AppRouter, appRouter } from '#api/trpc/root.ts';
import { AppError } from '#domain/errors.ts';
import type { Product } from '../product.ts';
import { createCallContext } from './call-context.ts';
import { readToken } from './read-token.ts';
import { writerOf } from './writer-of.ts';

export const TRPC_PREFIX = '/api/trpc';
const MAX_URL_LENGTH = 8_192;
const MAX_BATCH = 20;
/** Of all inputs of a request together; the largest form is a list of ten thousand records. */
const INPUT_BOUNDS: JsonBounds = { values: 20_000, depth: 32 };
const METHODS = ['GET', 'HEAD', 'POST'];
const JSON_TYPE = /^application\/json\s*(;|$)/i;

/** Serves the procedures: queries by GET, mutations by POST, batches up to a limit. */
export async function addTrpc(app: FastifyInstance, product: Product) {
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith(TRPC_PREFIX)) return;
    const refusal = judgeCall(request, product.env.publicUrl);
    if (refusal?.status === 405) reply.header('allow', METHODS.join(', '));
    if (refusal) await reply.code(refusal.status).send(refusal);
  });

  await app.register(async (scope) => {
    scope.addHook('preHandler', async ({ query, body }, reply) => {
      const { input } = query as { input?: unknown };
      const texts = [input]
        .flat()
        .concat(body)
        .filter((text) => typeof text === 'string');
      const message = texts.map((text) => brokenBound(text, INPUT_BOUNDS)).find((broken) => broken);
      if (message) await reply.code(400).send(failure(400, 'Invalid parameters', [{ path: [], message }]));
    });
    await scope.register(fastifyTRPCPlugin, trpcOptions(product));
  });
}

function trpcOptions(product: Product) {
  return {
    prefix: TRPC_PREFIX,
    trpcOptions: {
      router: appRouter,
      allowMethodOverride: false,
      maxBatchSize: MAX_BATCH,
      createContext: ({ req, res }) =>
        createCallContext(product, req, res).catch((error: unknown) => {
          throw trpcErrorOf(error);
        }),
      onError: ({ error, path, req }) => {
        const fields = { err: error.cause ?? error, path };
        if (error.code === 'INTERNAL_SERVER_ERROR') req.log.error(fields, 'procedure failed');
        if (error.code === 'SERVICE_UNAVAILABLE') req.log.warn(fields, 'procedure failed');
      },
      responseMeta: ({ errors }) => {
        const headers = new Headers({ 'cache-control': 'private, no-store' });
        const waits = errors.map(({ cause }) => (cause instanceof AppError && retryAfterOf(cause)) || 0);
        if (Math.max(...waits) > 0) headers.set('retry-after', String(Math.max(...waits)));
        return { headers };
      },
    },
  } satisfies FastifyTRPCPluginOptions<AppRouter>;
}

/** Answers what was refused before any procedure was found as each of them would, so that our pages read it. */
export function answerTrpcError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, envelope, retryAfter } = refusalOf(error);
  if (status >= 500) request.log.error({ err: error }, 'request failed');
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  const isKnown = WIRE_REFUSALS[status] === undefined;
  const told = isKnown
    ? trpcErrorOf(error)
    : new TRPCError({
        code: status === 413 ? 'PAYLOAD_TOO_LARGE' : 'BAD_REQUEST',
        message: envelope.message,
      });
  const { _config: config } = appRouter._def;
  const call = { type: 'unknown', path: undefined, input: undefined, ctx: undefined } as const;
  const shape = getTRPCErrorShape({ config, error: told, ...call });
  return reply
    .code(status)
    .header('cache-control', 'private, no-store')
    .type('application/json')
    .send({ error: config.transformer.output.serialize(shape) });
}

/**
 * No page of another site changes data here, whatever it holds; a cookie travels by itself, so with it the request
 * must show that a page of this site wrote it. Changes come in JSON.
 */
function judgeCall(request: FastifyRequest, publicUrl: string): FailureEnvelope | null {
  if (!METHODS.includes(request.method)) return failure(405, 'HTTP method is not allowed');
  if (request.url.length > MAX_URL_LENGTH) return failure(400, 'Invalid parameters');
  if (request.method !== 'POST') return null;
  const writer = writerOf(request, publicUrl);
  const isForeign = writer === 'foreign' || (writer === 'unknown' && readToken(request)?.source === 'cookie');
  const isJson = JSON_TYPE.test(request.headers['content-type'] ?? '');
  return isForeign || !isJson ? failure(403, 'Access denied') : null;
}
