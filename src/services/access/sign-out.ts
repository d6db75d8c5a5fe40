import { revokeSession } from '#db/queries/access/sessions.ts';
import type { ServiceContext } from '../context.ts';
import { hashSessionToken } from './session-token.ts';

/** Ends the session of a token; without one, or twice, it changes nothing. */
export async function signOut(ctx: ServiceContext, token: string | null): Promise<void> {
  if (token) await revokeSession(ctx.db, hashSessionToken(token), ctx.now);
}
