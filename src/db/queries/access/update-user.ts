import { eq } from 'drizzle-orm';
import type { Group } from '#domain/access/groups.ts';
import type { Db } from '../../client.ts';
import { users } from '../../schema/user.ts';

export async function updateUser(
  db: Db,
  id: number,
  changes: { name?: string; groups?: Group[] },
): Promise<void> {
  await db.update(users).set(changes).where(eq(users.id, id));
}
