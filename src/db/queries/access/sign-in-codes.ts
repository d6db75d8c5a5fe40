import { and, desc, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { deleteSome } from '../../delete-some.ts';
import { signInCodes } from '../../schema/sign-in-code.ts';

/** Until the transaction ends, requests for a code of this phone wait for one another. */
export async function lockPhone(db: Db, phone: string): Promise<void> {
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${phone}, 0))`);
}

/** Codes made for a phone after `since`, newest first. */
export function listRecentSignInCodes(
  db: Db,
  phone: string,
  since: Date,
): Promise<{ createdAt: Date; voidedAt: Date | null }[]> {
  return db
    .select({ createdAt: signInCodes.createdAt, voidedAt: signInCodes.voidedAt })
    .from(signInCodes)
    .where(and(eq(signInCodes.phone, phone), gt(signInCodes.createdAt, since)))
    .orderBy(desc(signInCodes.createdAt), desc(signInCodes.id));
}

interface NewSignInCode {
  phone: string;
  salt: Buffer;
  hash: Buffer;
  createdAt: Date;
  expiresAt: Date;
}

/** Voids the open codes of a phone and writes a new one; returns its id. */
export async function replaceSignInCode(db: Db, code: NewSignInCode): Promise<number> {
  await db
    .update(signInCodes)
    .set({ voidedAt: code.createdAt })
    .where(and(eq(signInCodes.phone, code.phone), isNull(signInCodes.voidedAt), isNull(signInCodes.usedAt)));
  const [inserted] = await db.insert(signInCodes).values(code).returning({ id: signInCodes.id });
  return inserted!.id;
}

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

/** Makes a code useless; it still counts among those sent. */
export async function voidSignInCode(db: Db, id: number, at: Date): Promise<void> {
  await db.update(signInCodes).set({ voidedAt: at }).where(eq(signInCodes.id, id));
}

/** Forgets a code that was certainly never sent, so it counts towards no limit. */
export async function deleteSignInCode(db: Db, id: number): Promise<void> {
  await db.delete(signInCodes).where(eq(signInCodes.id, id));
}

/** Forgets up to `limit` codes made before the moment; returns how many. */
export function deleteOldSignInCodes(db: Db, before: Date, limit: number): Promise<number> {
  return deleteSome(db, signInCodes, lt(signInCodes.createdAt, before), limit);
}
