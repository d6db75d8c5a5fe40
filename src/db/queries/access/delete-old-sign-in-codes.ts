import { lt } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { signInCodes } from '../../schema/sign-in-code.ts';

/** Forgets codes made before the moment; returns how many. */
export async function deleteOldSignInCodes(db: Db, before: Date): Promise<number> {
  const { rowCount } = await db.delete(signInCodes).where(lt(signInCodes.createdAt, before));
  return rowCount ?? 0;
}
