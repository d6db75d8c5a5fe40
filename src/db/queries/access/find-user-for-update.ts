import { eq } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { users } from '../../schema/user.ts';
import type { UserRow } from './find-user-by-phone.ts';

/** A person, whom nobody else changes before this transaction ends. */
export async function findUserForUpdate(tx: Db, id: number): Promise<UserRow | undefined> {
  const [user] = await tx.select().from(users).where(eq(users.id, id)).for('update');
  return user;
}
