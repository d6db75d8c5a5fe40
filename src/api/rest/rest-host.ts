import type { Actor } from '#domain/access/actor.ts';
import type { ServiceContext } from '#services/context.ts';

/** The part of the process that the REST families need. */
export interface RestHost {
  serviceContext(actor: Actor, requestId: string): ServiceContext;
}
