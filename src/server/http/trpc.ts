import { getTRPCErrorShape, TRPCError } from '@trpc/server';
import { type FastifyTRPCPluginOptions, fastifyTRPCPlugin } from '@trpc/server/adapters/fastify';
import { fetchRequestHandler } from '@trpc/server/adapters/fetch';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { retryAfterOf } from '#api/errors.ts';
import { brokenBound, type JsonBounds } from '#api/json-bounds.ts';
import { type Refusal, refusalOf, WIRE_REFUSALS, wireError } from '#api/rest/answer-error.ts';
import { trpcErrorOf } from '#api/trpc/init.ts';
import { type AppRouter, appRouter } from '#api/trpc/root.ts';
import { AppError } from '#domain/errors.ts';
import type { Product } from '../product.ts';
import { anybodysContext } from './anybodys-context.ts';
import { createCallContext } from './call-context.ts';
import type { DrawnPage } from './draw-page.ts';
import { KEPT_MS, type KeptPages } from './kept-pages.ts';
import { readToken } from './read-token.ts';
import { sendDrawnPage } from './send-drawn-page.ts';
import { isSharedCall } from './shared-calls.ts';
import { writerOf } from './writer-of.ts';

export const TRPC_PREFIX = '/api/trpc';
const MAX_URL_LENGTH = 8_192;
const MAX_BATCH = 20;
/** The inputs of one request share these bounds; the largest form is a list of ten thousand records. */
const INPUT_BOUNDS: JsonBounds = { values: 20_000, depth: 32 };
const METHODS = ['GET', 'HEAD', 'POST'];
const JSON_ANSWER = 'application/json; charset=utf-8';
const JSON_TYPE = /^application\/json\s*(;|$)/i;

/**
 * Serves the procedures: queries by GET, mutations by POST, batches up to a limit. What many visitors ask is answered
 * once for all of them, as pages are drawn; without `keptPages` each has their own.
 */
export async function addTrpc(
  app: FastifyInstance,
  product: Product,
  keptPages: KeptPages | null = null,
): Promise<void> {
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith(TRPC_PREFIX)) return;
    const refusal = judgeCall(request, product.env.publicUrl);
    if (!refusal) return;
    if (!METHODS.includes(request.method)) reply.header('allow', METHODS.join(', '));
    return answerTrpcError(refusal, request, reply);
  });

  await app.register(async (scope) => {
    scope.addHook('onRequest', async (request) => {
      request.template = templateOf((request.params as { path: string }).path);
    });
    scope.addHook('preHandler', async (request, reply) => {
      const { query, body } = request;
      const { input } = query as { input?: unknown };
      const texts = [input]
        .flat()
        .concat(body)
        .filter((text) => typeof text === 'string');
      const message = texts.map((text) => brokenBound(text, INPUT_BOUNDS)).find((broken) => broken);
      if (message) return answerTrpcError(unreadable(message), request, reply);
    });
    scope.addHook('preHandler', async (request, reply) => {
      if (keptPages === null || !isSharedCall(request)) return;
      const answer = await keptPages.take(request.url, KEPT_MS, () => answerMany(product, request.url));
      reply.code(answer.status).headers(Object.fromEntries(answer.headers));
      return sendDrawnPage(request, reply, answer);
    });
    // Answers are texts; as streams, which their adapter makes of them, each would pass through four more.
    scope.addHook('onSend', async (_, reply, payload) => {
      if (!(payload instanceof Response)) return payload;
      reply.code(payload.status);
      for (const [name, value] of payload.headers) reply.header(name, value);
      return payload.text();
    });
    await scope.register(fastifyTRPCPlugin, trpcOptions(product));
  });
}

/**
 * The address of a call for the metrics: its procedure, or that there were several. A name that no procedure has is left
 * to the route, for there are as many as anybody likes to write.
 */
function templateOf(path: string): string | null {
  const names = new Set(path.split(','));
  if (![...names].every((name) => Object.hasOwn(appRouter._def.procedures, name))) return null;
  return `${TRPC_PREFIX}/${names.size === 1 ? [...names].join() : '(several)'}`;
}

const OPTIONS = {
  router: appRouter,
  allowMethodOverride: false,
  maxBatchSize: MAX_BATCH,
  responseMeta({ errors }: { errors: TRPCError[] }) {
    const headers = new Headers({ 'cache-control': 'private, no-store' });
    const waits = errors.map(({ cause }) => (cause instanceof AppError && retryAfterOf(cause)) || 0);
    if (Math.max(...waits) > 0) headers.set('retry-after', String(Math.max(...waits)));
    return { headers };
  },
};

function trpcOptions(product: Product) {
  return {
    prefix: TRPC_PREFIX,
    trpcOptions: {
      ...OPTIONS,
      createContext: ({ req, res }) =>
        createCallContext(product, req, res).catch((error: unknown) => {
          throw trpcErrorOf(error);
        }),
      onError: ({ error, path, req }) => logFailure(req.log, error, path),
    },
  } satisfies FastifyTRPCPluginOptions<AppRouter>;
}

/** The answer that many visitors are sent: nothing is known of who asks, and whoever asked first may leave. */
async function answerMany(product: Product, url: string): Promise<DrawnPage> {
  const answer = await fetchRequestHandler({
    ...OPTIONS,
    endpoint: TRPC_PREFIX,
    // A request may name a whole address, of which only the path and the query are ours.
    req: new Request(new URL(url, product.env.publicUrl)),
    createContext: () => anybodysContext(product),
    onError: ({ error, path }) => logFailure(product.log, error, path),
  });
  return {
    status: answer.status,
    statusText: '',
    headers: [...answer.headers],
    template: null,
    isWhole: true,
    html: new Uint8Array(await answer.arrayBuffer()),
    hashes: { scripts: [], styles: [] },
  };
}

function logFailure(
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>,
  error: TRPCError,
  path: string | undefined,
) {
  const fields = { err: error.cause ?? error, path };
  if (error.code === 'INTERNAL_SERVER_ERROR') log.error(fields, 'procedure failed');
  if (error.code === 'SERVICE_UNAVAILABLE') log.warn(fields, 'procedure failed');
}

/** Words a refusal made before any procedure was found as procedures do, so that our pages can read it. */
export function procedureRefusal(error: unknown): Refusal & { text: string } {
  const refusal = refusalOf(error);
  const { status, envelope } = refusal;
  const shown =
    WIRE_REFUSALS[status] === undefined
      ? trpcErrorOf(error)
      : new TRPCError({ code: WIRE_CODES[status] ?? 'BAD_REQUEST', message: envelope.message });
  const { _config: config } = appRouter._def;
  const call = { type: 'unknown', path: undefined, input: undefined, ctx: undefined } as const;
  const shape = getTRPCErrorShape({ config, error: shown, ...call });
  // Procedures have no code for some statuses of the web server.
  const own = { ...shape, data: { ...shape.data, httpStatus: status } };
  return { ...refusal, text: JSON.stringify({ error: config.transformer.output.serialize(own) }) };
}

const WIRE_CODES: Readonly<Record<number, TRPCError['code']>> = {
  405: 'METHOD_NOT_SUPPORTED',
  408: 'TIMEOUT',
  413: 'PAYLOAD_TOO_LARGE',
};

export function answerTrpcError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, retryAfter, text } = procedureRefusal(error);
  if (status >= 500) request.log.error({ err: error }, 'request failed');
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  return reply.code(status).header('cache-control', 'private, no-store').type(JSON_ANSWER).send(text);
}

/**
 * Refuses changes from pages of other sites and changes that are not JSON. A browser sends the cookie by itself, so a
 * request with one must show that a page of this site wrote it.
 */
function judgeCall(request: FastifyRequest, publicUrl: string): Error | null {
  if (!METHODS.includes(request.method)) return wireError(405);
  if (request.url.length > MAX_URL_LENGTH) return wireError(414);
  if (request.method !== 'POST') return null;
  const writer = writerOf(request, publicUrl);
  const isForeign = writer === 'foreign' || (writer === 'unknown' && readToken(request)?.source === 'cookie');
  const isJson = JSON_TYPE.test(request.headers['content-type'] ?? '');
  return isForeign || !isJson ? new AppError('FORBIDDEN', 'Access denied') : null;
}

function unreadable(message: string): AppError {
  return new AppError('INVALID', message, { details: { issues: [{ path: [], message }] } });
}
