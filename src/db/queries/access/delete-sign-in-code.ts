import { eq } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { signInCodes } from '../../schema/sign-in-code.ts';

/** Forgets a code that was certainly never sent, so it counts towards no limit. */
export async function deleteSignInCode(db: Db, id: number): Promise<void> {
  await db.delete(signInCodes).where(eq(signInCodes.id, id));
}
