import { inTransaction } from '#db/client.ts';
import { insertSession } from '#db/queries/access/sessions.ts';
import { beginSignInAttempt, useSignInCode } from '#db/queries/access/sign-in-codes.ts';
import { ensureUser } from '#db/queries/access/users.ts';
import { AppError } from '#domain/errors.ts';
import type { ServiceContext } from '../context.ts';
import { consumeLimit } from './consume-limit.ts';
import { drawSessionToken, hashSessionToken, SESSION_LIFE_MS } from './session-token.ts';
import { CODE_ATTEMPTS, codeMatches, normaliseCode } from './sign-in-code.ts';
import { storedPhone } from './stored-phone.ts';

const USER_AGENT_LENGTH = 500;

/**
 * Spends a code and opens a session of 30 days; an unknown phone becomes a user. The token is told this once.
 * Errors: UNAUTHENTICATED, always the same, for a wrong, spent, expired or never requested code;
 * INVALID phone; LIMIT for an address that tries too often.
 */
export async function signInByCode(
  ctx: ServiceContext,
  input: { phone: string; otp: string },
  caller: { address: string; userAgent: string | null },
): Promise<{ token: string; expiresAt: Date }> {
  await consumeLimit(ctx, 'signInByCode', caller.address);
  const phone = storedPhone(input.phone);
  const code = await beginSignInAttempt(ctx.db, phone, ctx.now, CODE_ATTEMPTS);
  const matches = await codeMatches(normaliseCode(input.otp), code);
  if (!code || !matches) throw notAuthenticated();

  const token = drawSessionToken(ctx.ports.randomBytes);
  const expiresAt = new Date(ctx.now.getTime() + SESSION_LIFE_MS);
  await inTransaction(ctx.db, async (tx) => {
    if (!(await useSignInCode(tx, code.id, ctx.now))) throw notAuthenticated();
    const user = await ensureUser(tx, phone, ['USER'], ctx.now);
    if (user.blockedAt) throw notAuthenticated();
    await insertSession(tx, {
      tokenSha256: hashSessionToken(token),
      userId: user.id,
      userAgent: caller.userAgent?.slice(0, USER_AGENT_LENGTH) ?? null,
      createdAt: ctx.now,
      expiresAt,
    });
  });
  return { token, expiresAt };
}

function notAuthenticated(): AppError {
  return new AppError('UNAUTHENTICATED', 'Unknown error! Not authenticated!', {
    details: { reason: 'wrongCode' },
  });
}
