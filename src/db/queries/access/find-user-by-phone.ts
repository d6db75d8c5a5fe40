import { eq } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { users } from '../../schema/user.ts';

export type UserRow = typeof users.$inferSelect;

/** The user with a phone in stored form. */
export async function findUserByPhone(db: Db, phone: string): Promise<UserRow | undefined> {
  const [user] = await db.select().from(users).where(eq(users.phone, phone));
  return user;
}
