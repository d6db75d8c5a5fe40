import { inTransaction } from '#db/client.ts';
import { beginSignInAttempt, useSignInCode } from '#db/queries/access/sign-in-codes.ts';
import { ensureUser } from '#db/queries/access/users.ts';
import { AppError } from '#domain/errors.ts';
import type { ServiceContext } from '../context.ts';
import { consumeLimit } from './consume-limit.ts';
import { type OpenedSession, openSession } from './open-session.ts';
import { CODE_ATTEMPTS, codeMatches, normaliseCode } from './sign-in-code.ts';
import { storedPhone } from './stored-phone.ts';

/**
 * Spends a code and opens a session of 30 days; an unknown phone becomes a user. The token is told this once.
 * Errors: UNAUTHENTICATED, always the same, for a wrong, spent, expired or never requested code;
 * INVALID phone; LIMIT for an address that tries too often.
 */
export async function signInByCode(
  ctx: ServiceContext,
  input: { phone: string; otp: string },
  caller: { address: string; userAgent: string | null },
): Promise<OpenedSession> {
  await consumeLimit(ctx, 'signInByCode', caller.address);
  const phone = storedPhone(input.phone);
  const code = await beginSignInAttempt(ctx.db, phone, ctx.now, CODE_ATTEMPTS);
  const matches = await codeMatches(normaliseCode(input.otp), code);
  if (!code || !matches) throw notAuthenticated();

  return inTransaction(ctx.db, async (tx) => {
    if (!(await useSignInCode(tx, code.id, ctx.now))) throw notAuthenticated();
    const user = await ensureUser(tx, phone, ['USER'], ctx.now);
    if (user.blockedAt) throw notAuthenticated();
    return openSession(ctx, tx, user.id, caller.userAgent);
  });
}

function notAuthenticated(): AppError {
  return new AppError('UNAUTHENTICATED', 'Unknown error! Not authenticated!', {
    details: { reason: 'wrongCode' },
  });
}
