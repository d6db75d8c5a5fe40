import { inTransaction } from '#db/client.ts';
import { spendSignInLink } from '#db/queries/access/sign-in-links.ts';
import { ensureUser } from '#db/queries/access/users.ts';
import { SYSTEM } from '#domain/access/actor.ts';
import { AppError } from '#domain/errors.ts';
import type { ServiceContext } from '../context.ts';
import { changeUser } from './change-user.ts';
import { consumeLimit } from './consume-limit.ts';
import { type OpenedSession, openSession } from './open-session.ts';
import { hashSessionToken } from './session-token.ts';

/**
 * Spends a link, puts its person into the group it names and opens a session; an unknown phone becomes a user.
 * Errors: NOT_FOUND, always the same, for a wrong, spent, replaced or late link and for a blocked person; LIMIT for an
 * address that tries too often; CONFLICT when the link would demote the last superadmin.
 */
export async function signInByLink(
  ctx: ServiceContext,
  { token }: { token: string },
  caller: { address: string; userAgent: string | null },
): Promise<OpenedSession> {
  await consumeLimit(ctx, 'signInByCode', caller.address);
  return inTransaction(ctx.db, async (tx) => {
    const link = await spendSignInLink(tx, hashSessionToken(token), ctx.now);
    if (!link) throw noLink();
    const user = await ensureUser(tx, link.phone, ['USER'], ctx.now);
    if (user.blockedAt) throw noLink();
    // The link was made by somebody who may grant the group; whoever opens it need not be signed in.
    await changeUser({ ...ctx, actor: SYSTEM }, tx, user, { groups: [link.group] });
    return openSession(ctx, tx, user.id, caller.userAgent);
  });
}

function noLink(): AppError {
  return new AppError('NOT_FOUND', 'Ссылка уже использована или устарела. Попросите новую');
}
