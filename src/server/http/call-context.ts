import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CallContext } from '#api/trpc/init.ts';
import type { Actor } from '#domain/access/actor.ts';
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
    token,
    userAgent: request.headers['user-agent'] ?? null,
    clientAddress: request.ip,
    pageUrl: pageUrlOf(request.headers.referer),
    setSessionCookie: (value) =>
      setSessionCookie(reply, value, { secure: product.env.appEnv === 'production' }),
    log: request.log,
    ...(product.env.appEnv === 'production' ? {} : { readOutbox: () => readOutbox(product.env.dataDir) }),
  };
}

/** Parameters of an address may hold what is nobody's business. */
function pageUrlOf(referrer: string | undefined): string | null {
  const url = referrer === undefined ? null : URL.parse(referrer);
  return url && /^https?:$/.test(url.protocol) ? url.origin + url.pathname : null;
}

/** The context of verbs for whoever holds the token; a visitor without a valid one. */
export async function createServiceContext(
  product: Product,
  request: FastifyRequest,
  token: string | null,
): Promise<ServiceContext> {
  const visitor: Actor = { kind: 'visitor' };
  const context = product.serviceContext(visitor, request.id);
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
