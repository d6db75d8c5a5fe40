import { eq } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { signInCodes } from '../../schema/sign-in-code.ts';

/** Makes a code useless; it still counts among those sent. */
export async function voidSignInCode(db: Db, id: number, at: Date): Promise<void> {
  await db.update(signInCodes).set({ voidedAt: at }).where(eq(signInCodes.id, id));
}
