import { inTransaction } from '#db/client.ts';
import {
  deleteSignInCode,
  listRecentSignInCodes,
  lockPhone,
  replaceSignInCode,
  voidSignInCode,
} from '#db/queries/access/sign-in-codes.ts';
import { mayHaveLeft } from '#integrations/sms/port.ts';
import type { ServiceContext } from '../context.ts';
import { consumeLimit } from './consume-limit.ts';
import { DAY_MS, nextCodeRequest } from './next-code-request.ts';
import { CODE_LIFE_MS, drawCode, hashCode } from './sign-in-code.ts';
import { storedPhone } from './stored-phone.ts';

export type RequestSignInCodeResult =
  | { ok: true; canBeRequested: Date }
  | { ok: false; canBeRequested: Date; message: 'Not sent' | 'Not delivered' | 'Cooldown' };

const SMS_DEADLINE_MS = 5_000;

/**
 * Sends a one-time code that replaces the earlier ones of the phone. 'Cooldown' covers the minute and the quotas,
 * 'Not delivered' a number that the provider cannot reach.
 * Errors: INVALID phone; LIMIT for an address that asks too often.
 */
export async function requestSignInCode(
  ctx: ServiceContext,
  input: { phone: string },
  caller: { address: string },
): Promise<RequestSignInCodeResult> {
  await consumeLimit(ctx, 'requestSignInCode', caller.address);
  const phone = storedPhone(input.phone);
  const code = drawCode(ctx.ports.randomBytes);
  const salt = Buffer.from(ctx.ports.randomBytes(16));
  const hash = await hashCode(code, salt);

  const written = await inTransaction(ctx.db, async (tx) => {
    await lockPhone(tx, phone);
    const recent = await listRecentSignInCodes(tx, phone, new Date(ctx.now.getTime() - DAY_MS));
    const allowedFrom = nextCodeRequest(recent, ctx.now);
    if (allowedFrom > ctx.now) return { canBeRequested: allowedFrom };
    const expiresAt = new Date(ctx.now.getTime() + CODE_LIFE_MS);
    const id = await replaceSignInCode(tx, { phone, salt, hash, createdAt: ctx.now, expiresAt });
    const counted = [{ createdAt: ctx.now, voidedAt: null }, ...recent];
    return { id, canBeRequested: nextCodeRequest(counted, ctx.now) };
  });
  if (written.id === undefined) return { ok: false, ...written, message: 'Cooldown' };

  // Outside the transaction: a slow provider must not hold a connection and the phone's lock.
  const sent = await ctx.ports.sms.send(
    {
      to: phone,
      text: `Генплан: код для входа ${code}. Никому его не сообщайте.`,
      code,
      purpose: 'otp',
      dedupeKey: `sign-in-code-${written.id}`,
    },
    { signal: AbortSignal.timeout(SMS_DEADLINE_MS), deadlineMs: SMS_DEADLINE_MS, requestId: ctx.requestId },
  );
  if (sent.ok) return { ok: true, canBeRequested: written.canBeRequested };
  // A message without a clear answer may still arrive, so it counts; a refused one never left.
  if (mayHaveLeft(sent)) await voidSignInCode(ctx.db, written.id, ctx.now);
  else await deleteSignInCode(ctx.db, written.id);
  return { ok: false, canBeRequested: ctx.now, message: sent.isAboutNumber ? 'Not delivered' : 'Not sent' };
}
