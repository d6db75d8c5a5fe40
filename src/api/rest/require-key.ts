import type { FastifyInstance } from 'fastify';
import { type ApiKeyPermission, type ApiKeyService, VISITOR } from '#domain/access/actor.ts';
import type { ApiAccess } from '#services/access/api-access.ts';
import { requireApiKey } from '#services/access/require-api-key.ts';
import type { ServiceContext } from '#services/context.ts';
import { allowOrigin } from './cors.ts';
import type { RestHost } from './rest-host.ts';

/** The key of a call, and a context for verbs on behalf of its partner. */
export interface KeyCaller {
  services: ServiceContext;
  access: ApiAccess;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set for every route that `requireKey` guards, before its input is read. */
    caller: KeyCaller;
  }
}

interface KeyNeeds {
  /** A right the key must carry besides. */
  permission?: ApiKeyPermission;
  /** Keys of other services will do as well. */
  ofAnyService?: boolean;
}

/**
 * Every route of the app needs a key of the service; who calls stands in `request.caller`. Refusals come
 * before a body or a query is looked at.
 */
export function requireKey(
  app: FastifyInstance,
  host: RestHost,
  service: ApiKeyService,
  { permission, ofAnyService = false }: KeyNeeds = {},
): void {
  app.decorateRequest('caller');
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'private, no-store').header('vary', 'Origin');
    const { authorization = null, origin = null } = request.headers;
    const services = host.serviceContext(VISITOR, request.id);
    const call = {
      authorization,
      origin,
      clientAddress: request.ip,
      ...(ofAnyService ? {} : { service }),
      ...(permission && { permission }),
    };
    const access = await requireApiKey(services, call);
    if (origin !== null) allowOrigin(reply, origin);
    const { id, permissions, service: own } = access;
    request.caller = {
      services: { ...services, actor: { kind: 'apiKey', id, service: own, permissions } },
      access,
    };
  });
}
