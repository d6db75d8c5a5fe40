import { and, arrayContains, asc, isNull } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { users } from '../../schema/user.ts';

/** Ids of the superadmins that can sign in, locked until the transaction ends. */
export async function lockSuperadmins(db: Db): Promise<number[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(arrayContains(users.groups, ['SUPERADMIN']), isNull(users.blockedAt)))
    .orderBy(asc(users.id))
    .for('update');
  return rows.map(({ id }) => id);
}
