import { randomUUID } from 'node:crypto';
import type { CallContext } from '#api/trpc/init.ts';
import { VISITOR } from '#domain/access/actor.ts';
import type { Product } from '../product.ts';
import { replicaFor } from './call-context.ts';

/** The context of what many are shown: it knows nothing of who asks. */
export function anybodysContext(product: Product): CallContext {
  const requestId = randomUUID();
  return {
    services: product.serviceContext(VISITOR, requestId),
    replica: replicaFor(product, requestId),
    token: null,
    userAgent: null,
    clientAddress: '0.0.0.0',
    pageUrl: null,
    idempotencyKey: null,
    setSessionCookie() {},
    log: product.log.child({ reqId: requestId }) as unknown as CallContext['log'],
  };
}
