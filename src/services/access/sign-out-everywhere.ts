import { revokeUserSessions } from '#db/queries/access/sessions.ts';
import type { ServiceContext } from '../context.ts';
import { requireUser } from './require-user.ts';

/** Ends every session of the signed-in person, the one that asks among them. Errors: UNAUTHENTICATED. */
export async function signOutEverywhere(ctx: ServiceContext): Promise<void> {
  await revokeUserSessions(ctx.db, requireUser(ctx).id, ctx.now);
}
