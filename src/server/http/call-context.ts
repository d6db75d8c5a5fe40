import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CallContext } from '#api/trpc/init.ts';
import { VISITOR } from '#domain/access/actor.ts';
import { readSession } from '#services/access/read-session.ts';
import type { ServiceContext } from '#services/context.ts';
import type { Product } from '../product.ts';
import { readOutbox } from './read-outbox.ts';
import { readToken } from './read-token.ts';

/** Collects all that a procedure may know of the request that calls it. */
export async function createCallContext(
  product: Product,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<CallContext> {
  const token = readToken(request)?.token ?? null;
  return {
    services: await createServiceContext(product, request, token),
    // Who has a session may have written something a moment ago, and reads the primary.
    ...(token === null && { replica: replicaFor(product, request.id) }),
    token,
    userAgent: request.headers['user-agent'] ?? null,
    clientAddress: request.ip,
    pageUrl: pageUrlOf(request.headers.referer),
    idempotencyKey: keyOf(request.headers['idempotency-key']),
    setSessionCookie: (value) =>
      setSessionCookie(reply, value, { secure: product.env.appEnv === 'production' }),
    log: request.log,
    ...(product.env.appEnv === 'production' ? {} : { readOutbox: () => readOutbox(product.env.dataDir) }),
  };
}

/**
 * Gives the context of what a visitor asks over the replica, the same for a whole page; null when there is none, or it
 * lacks something that pages show as of now.
 */
export function replicaFor(
  { replica, shown, metrics, serviceContext }: Product,
  requestId: string,
): () => Promise<ServiceContext | null> {
  let context: Promise<ServiceContext | null> | undefined;

  async function open(): Promise<ServiceContext | null> {
    if (!replica) return null;
    const position = (await shown?.current())?.position ?? null;
    const isFresh = position !== null && (await replica.has(position));
    metrics.visitorReads.inc({ server: isFresh ? 'replica' : 'primary' });
    return isFresh ? { ...serviceContext(VISITOR, requestId), db: replica.database.db } : null;
  }

  return () => (context ??= open());
}

/** Parameters of an address may hold what is nobody's business. */
function pageUrlOf(referrer: string | undefined): string | null {
  const url = referrer === undefined ? null : URL.parse(referrer);
  return url && /^https?:$/.test(url.protocol) ? url.origin + url.pathname : null;
}

function keyOf(header: string | string[] | undefined): string | null {
  return typeof header === 'string' && header !== '' ? header : null;
}

/** The context of verbs for whoever holds the token; a visitor without a valid one. */
export async function createServiceContext(
  product: Product,
  request: FastifyRequest,
  token: string | null,
): Promise<ServiceContext> {
  const context = product.serviceContext(VISITOR, request.id);
  return token === null ? context : { ...context, actor: await readSession(context, token) };
}

const NAME = 'authToken';
const LIFE_SECONDS = 2_592_000;

/** Puts the session token into the browser, or takes it out with null. No script ever needs to read it. */
function setSessionCookie(reply: FastifyReply, token: string | null, { secure }: { secure: boolean }) {
  const options = { path: '/', httpOnly: true, sameSite: 'strict', secure } as const;
  if (token === null) reply.clearCookie(NAME, options);
  else reply.setCookie(NAME, token, { ...options, maxAge: LIFE_SECONDS });
}
