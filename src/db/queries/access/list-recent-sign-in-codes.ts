import { and, desc, eq, gt } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { signInCodes } from '../../schema/sign-in-code.ts';

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
