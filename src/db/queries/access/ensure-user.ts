import type { Group } from '#domain/access/groups.ts';
import type { Db } from '../../client.ts';
import { users } from '../../schema/user.ts';
import { findUserByPhone, type UserRow } from './find-user-by-phone.ts';

/** The user with a phone, made with `groups` and `name` when there is none. */
export async function ensureUser(
  db: Db,
  phone: string,
  groups: Group[],
  now: Date,
  name: string | null = null,
): Promise<UserRow> {
  const [made] = await db
    .insert(users)
    .values({ phone, groups, name, createdAt: now })
    .onConflictDoNothing({ target: users.phone })
    .returning();
  return made ?? (await findUserByPhone(db, phone))!;
}
