import type { FastifyReply, FastifyRequest } from 'fastify';
import { type ApiKeyService, VISITOR } from '#domain/access/actor.ts';
import { isPartnerOrigin } from '#services/access/is-partner-origin.ts';
import type { RestHost } from './rest-host.ts';

const PREFLIGHT_SECONDS = 600;

/** Lets a page of the origin read the answer. */
export function allowOrigin(reply: FastifyReply, origin: string): void {
  reply
    .header('access-control-allow-origin', origin)
    .header('access-control-expose-headers', 'Content-Disposition, Retry-After, X-Request-Id');
}

/**
 * The same where no key tells who asks: before a browser sends one, and where the key was refused. Any partner
 * of the service will do, of any service where none is named, since the answer holds nothing of anybody.
 */
export async function allowPartnerOrigin(
  host: RestHost,
  service: ApiKeyService | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  reply.header('vary', 'Origin');
  const { origin } = request.headers;
  if (origin === undefined) return;
  const ctx = host.serviceContext(VISITOR, request.id);
  if (await isPartnerOrigin(ctx, { service, origin })) allowOrigin(reply, origin);
}

/** What a browser asks before a call from another site; it sends no key yet. */
export async function answerPreflight(
  host: RestHost,
  service: ApiKeyService | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
  methods: string,
): Promise<void> {
  await allowPartnerOrigin(host, service, request, reply);
  if (!reply.hasHeader('access-control-allow-origin')) return;
  reply
    .header('access-control-allow-methods', methods)
    .header('access-control-allow-headers', 'Authorization, Content-Type, Idempotency-Key')
    .header('access-control-max-age', PREFLIGHT_SECONDS);
}
