import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { type FastifyBaseLogger, type FastifyInstance, fastify } from 'fastify';
import { wireError } from '#api/rest/answer-error.ts';
import { readJsonBodies } from '#api/rest/json-body.ts';
import type { Product } from '../product.ts';
import { VERSION } from '../version.ts';
import { addAddressLimit } from './address-limit.ts';
import type { PolicySources } from './maps/maps-sources.ts';
import { createRefusals } from './refusals.ts';
import { addSecurityHeaders } from './security-headers.ts';
import { closeUnusedConnections } from './unused-connections.ts';

const SECOND = 1_000;
const MAX_BODY_BYTES = 1_048_576;
/** Limits the request line and all headers together, as proxies do. */
const MAX_HEAD_BYTES = 16_384;
/** The parser reads this much of a head that is refused, so that the answer can tell who asked. */
const MAX_READ_HEAD_BYTES = 8 * MAX_HEAD_BYTES;

/** Time limits for the parts of a request, in milliseconds. */
interface Patience {
  headMs: number;
  /** Limits every body except uploads of files, which may take longer. */
  bodyMs: number;
  /** The interval at which connections with an incomplete head are checked. */
  everyMs: number;
}

const PATIENCE: Patience = { headMs: 20 * SECOND, bodyMs: 30 * SECOND, everyMs: 5 * SECOND };
const PLAIN_ID = /^[\w.-]{8,64}$/;
const FILES = /^\/api\/(upload|admin\/feed-file)([/?]|$)/;

interface WebServerOptions {
  isDev: boolean;
  /** Sources of foreign map files, added to the policy of every answer. */
  ofMaps: PolicySources;
  patience?: Patience;
}

/** Opens a server without routes, with all that holds for every request. */
export async function openWebServer(
  product: Pick<Product, 'env' | 'log' | 'serviceContext'>,
  { isDev, ofMaps, patience = PATIENCE }: WebServerOptions,
): Promise<FastifyInstance> {
  const { env, log } = product;
  const refusals = createRefusals(product);
  const app: FastifyInstance = fastify({
    loggerInstance: log as FastifyBaseLogger,
    genReqId: requestIdOf,
    trustProxy: (_, hop) => hop < env.trustedProxies,
    bodyLimit: MAX_BODY_BYTES,
    routerOptions: { maxParamLength: 5_000, ignoreTrailingSlash: false },
    frameworkErrors: refusals.answerUnreadable,
    clientErrorHandler: refusals.answerBroken,
    // Proxies keep connections for up to two minutes; closing ours first would fail requests on the way.
    keepAliveTimeout: 130 * SECOND,
    // A request that still comes over a kept connection while the server closes is answered, and told to close.
    return503OnClosing: false,
    // A feed of half a gigabyte may come over a slow line; heads and other bodies have less time.
    requestTimeout: 900 * SECOND,
    http: {
      maxHeaderSize: MAX_READ_HEAD_BYTES,
      headersTimeout: patience.headMs,
      connectionsCheckingInterval: patience.everyMs,
    },
  });
  closeUnusedConnections(app);
  readJsonBodies(app);
  addSecurityHeaders(app, { appEnv: env.appEnv, ofMaps, isDev });
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id).header('x-genplan-version', VERSION);
  });
  app.setErrorHandler(refusals.answerFailure);
  refusals.letPartnersRead(app);
  app.addHook('onRequest', async (request, reply) => {
    const status = statusOfHead(request.raw);
    if (status !== null) throw wireError(status);
    if (FILES.test(request.url)) return;
    whenBodyIsLate(request.raw, patience.bodyMs, () => {
      if (reply.sent) return;
      reply.raw.once('finish', () => request.raw.destroy());
      refusals.answerFailure(wireError(408), request, reply.header('connection', 'close'));
    });
  });
  addAddressLimit(app, env);
  return app;
}

/** An id that a proxy drew is kept, so that its log and ours tell of one request, if it is short and plain. */
function requestIdOf({ headers }: IncomingMessage): string {
  const named = headers['x-request-id'];
  return typeof named === 'string' && PLAIN_ID.test(named) ? named : randomUUID();
}

/** Judges the size of a head. The parser accepts more than the limit, so that the sender gets a proper refusal. */
function statusOfHead({ url = '', rawHeaders }: IncomingMessage): 414 | 431 | null {
  const bytes = rawHeaders.reduce((sum, part) => sum + part.length, url.length);
  if (bytes <= MAX_HEAD_BYTES) return null;
  return url.length > MAX_HEAD_BYTES / 2 ? 414 : 431;
}

/** Calls `isLate` when a body takes longer than it may. */
function whenBodyIsLate(raw: IncomingMessage, withinMs: number, isLate: () => void): void {
  const { 'content-length': length = '0', 'transfer-encoding': encoding } = raw.headers;
  if (length === '0' && encoding === undefined) return;
  const timer = setTimeout(() => {
    if (!raw.complete) isLate();
  }, withinMs);
  raw.once('close', () => clearTimeout(timer));
}
