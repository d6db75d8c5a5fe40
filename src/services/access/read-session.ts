import { findSessionUser } from '#db/queries/access/sessions.ts';
import { type Actor, VISITOR } from '#domain/access/actor.ts';
import type { ServiceContext } from '../context.ts';
import { hashSessionToken } from './session-token.ts';

/** Finds the actor of a token: a visitor when it is absent, unknown, expired or revoked, or its user is blocked. */
export async function readSession(ctx: ServiceContext, token: string | null): Promise<Actor> {
  if (!token) return VISITOR;
  const user = await findSessionUser(ctx.db, hashSessionToken(token), ctx.now);
  return user ? { kind: 'user', ...user } : VISITOR;
}
