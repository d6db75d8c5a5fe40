import { and, desc, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { signInCodes } from '../../schema/sign-in-code.ts';

/**
 * Takes one of the tries of the phone's open code before anything is compared, so that parallel tries
 * cannot exceed `maxAttempts`; undefined when there is no open code or no try left.
 */
export async function beginSignInAttempt(
  db: Db,
  phone: string,
  now: Date,
  maxAttempts: number,
): Promise<{ id: number; salt: Buffer; hash: Buffer } | undefined> {
  const open = and(
    isNull(signInCodes.usedAt),
    isNull(signInCodes.voidedAt),
    gt(signInCodes.expiresAt, now),
    lt(signInCodes.attempts, maxAttempts),
  );
  const newest = db
    .select({ id: signInCodes.id })
    .from(signInCodes)
    .where(eq(signInCodes.phone, phone))
    .orderBy(desc(signInCodes.createdAt), desc(signInCodes.id))
    .limit(1);
  // `open` stands in the outer query: after waiting for a row lock PostgreSQL checks that one again.
  const [begun] = await db
    .update(signInCodes)
    .set({ attempts: sql`${signInCodes.attempts} + 1` })
    .where(and(inArray(signInCodes.id, newest), open))
    .returning({ id: signInCodes.id, salt: signInCodes.salt, hash: signInCodes.hash });
  return begun;
}
