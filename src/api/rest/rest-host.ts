import type { Actor } from '#domain/access/actor.ts';
import type { ServiceContext } from '#services/context.ts';

/** What the families of calls for partners need of the process that serves them. */
export interface RestHost {
  serviceContext(actor: Actor, requestId: string): ServiceContext;
}
