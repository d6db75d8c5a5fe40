import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { signInCodes } from '../../schema/sign-in-code.ts';

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
