import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { signInCodes } from '../../schema/sign-in-code.ts';

/** Spends a code; false when somebody spent or voided it meanwhile, or it expired. */
export async function useSignInCode(db: Db, id: number, now: Date): Promise<boolean> {
  const used = await db
    .update(signInCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(signInCodes.id, id),
        isNull(signInCodes.usedAt),
        isNull(signInCodes.voidedAt),
        gt(signInCodes.expiresAt, now),
      ),
    )
    .returning({ id: signInCodes.id });
  return used.length > 0;
}
