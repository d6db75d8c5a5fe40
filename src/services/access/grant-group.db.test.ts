import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { users } from '#db/schema/index.ts';
import type { UserActor } from '#domain/access/actor.ts';
import type { Group } from '#domain/access/groups.ts';
import { createTestDatabase } from '#tests/database.ts';
import { TEST_NOW, testContext } from '#tests/service-context.ts';
import { grantGroup } from './grant-group.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

async function addUser(phone: string, group: Group): Promise<UserActor> {
  const [row] = await database.db
    .insert(users)
    .values({ phone, groups: [group], createdAt: TEST_NOW })
    .returning({ id: users.id });
  return { kind: 'user', id: row!.id, groups: [group], name: null, phone };
}

async function groupsOf(phone: string): Promise<Group[] | undefined> {
  const [user] = await database.db.select().from(users).where(eq(users.phone, phone));
  return user?.groups;
}

const one = '+79990000001';
const other = '+79990000002';

it('lets the operator name a phone that never signed in', async () => {
  await grantGroup(testContext(database.db), { phone: '+7 (999) 000-00-01', group: 'SUPERADMIN' });
  expect(await groupsOf(one)).toEqual(['SUPERADMIN']);
});

it.each<[Group, Group, Group, string]>([
  ['SUPERADMIN', 'USER', 'ADMIN', 'granted'],
  ['SUPERADMIN', 'ADMIN', 'USER', 'granted'],
  ['ADMIN', 'USER', 'MORTGAGE_BROKER', 'granted'],
  ['ADMIN', 'USER', 'ADMIN', 'FORBIDDEN'],
  ['ADMIN', 'ADMIN', 'USER', 'FORBIDDEN'],
  ['MORTGAGE_BROKER', 'USER', 'REALTOR', 'FORBIDDEN'],
])('%s turning %s into %s: %s', async (grantor, before, after, outcome) => {
  const actor = await addUser(one, grantor);
  await addUser(other, before);
  const granting = grantGroup(testContext(database.db, { actor }), { phone: other, group: after });
  if (outcome === 'granted') await granting;
  else await expect(granting).rejects.toMatchObject({ code: outcome });
  expect(await groupsOf(other)).toEqual([outcome === 'granted' ? after : before]);
});

it('lets nobody change their own group', async () => {
  const actor = await addUser(one, 'SUPERADMIN');
  await addUser(other, 'SUPERADMIN');
  const granting = grantGroup(testContext(database.db, { actor }), { phone: one, group: 'USER' });
  await expect(granting).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

it('does not find a phone that never signed in for an admin', async () => {
  const actor = await addUser(one, 'SUPERADMIN');
  const granting = grantGroup(testContext(database.db, { actor }), { phone: other, group: 'USER' });
  await expect(granting).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

it('keeps one superadmin when two are demoted at once', async () => {
  await addUser(one, 'SUPERADMIN');
  await addUser(other, 'SUPERADMIN');
  const demotions = await Promise.allSettled(
    [one, other].map((phone) => grantGroup(testContext(database.db), { phone, group: 'USER' })),
  );
  expect(demotions.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(demotions.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'CONFLICT' },
  });
  expect([await groupsOf(one), await groupsOf(other)]).toContainEqual(['SUPERADMIN']);
});
