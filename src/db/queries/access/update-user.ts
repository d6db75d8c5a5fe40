import { eq } from 'drizzle-orm';
import type { Group } from '#domain/access/groups.ts';
import type { Db } from '../../client.ts';
import { users } from '../../schema/user.ts';

export interface UserChanges {
  name?: string | null;
  groups?: Group[];
  blockedAt?: Date | null;
}

export async function updateUser(db: Db, id: number, changes: UserChanges): Promise<void> {
  await db.update(users).set(changes).where(eq(users.id, id));
}
