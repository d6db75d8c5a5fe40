import type { UserActor } from '#domain/access/actor.ts';
import { REFUSAL_TEXTS } from '#domain/access/refusal-texts.ts';
import { AppError } from '#domain/errors.ts';
import type { ServiceContext } from '../context.ts';

/** The signed-in person. Errors: UNAUTHENTICATED for a visitor, FORBIDDEN for an API key or a job. */
export function requireUser(ctx: ServiceContext): UserActor {
  const { actor } = ctx;
  if (actor.kind === 'user') return actor;
  const reason = actor.kind === 'visitor' ? 'UNAUTHENTICATED' : 'FORBIDDEN';
  throw new AppError(reason, REFUSAL_TEXTS[reason]);
}
