import type { Group } from '#domain/access/groups.ts';
import type { Db } from '../client.ts';
import { users } from '../schema/user.ts';

const DEMO_USERS: [phone: string, group: Group, name: string][] = [
  ['+79990000001', 'SUPERADMIN', 'Софья'],
  ['+79990000002', 'ADMIN', 'Андрей'],
  ['+79990000003', 'MORTGAGE_BROKER', 'Марина'],
  ['+79990000004', 'REALTOR', 'Роман'],
  ['+79990000005', 'USER', 'Анна'],
  ['+79990000006', 'BASE', 'Борис'],
  ['+79990000007', 'USER', 'Илья'],
  ['+79990000008', 'MORTGAGE_BROKER', 'Глеб'],
];

/** Writes the people one may sign in as in `local`; those that are there already keep what was done to them. */
export async function seedDemoUsers(db: Db, now: Date): Promise<void> {
  await db
    .insert(users)
    .values(DEMO_USERS.map(([phone, group, name]) => ({ phone, name, groups: [group], createdAt: now })))
    .onConflictDoNothing({ target: users.phone });
}
