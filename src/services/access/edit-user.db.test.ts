import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertSession } from '#db/queries/access/sessions.ts';
import { ensureUser } from '#db/queries/access/users.ts';
import { createTestDatabase } from '#tests/database.ts';
import { TEST_NOW, testContext } from '#tests/service-context.ts';
import type { UserActor } from '../../domain/access/actor.ts';
import type { Group } from '../../domain/access/groups.ts';
import { listAudit } from '../audit/list-audit.ts';
import { blockUser } from './block-user.ts';
import { editUser } from './edit-user.ts';
import { grantGroup } from './grant-group.ts';
import { listUsers } from './list-users.ts';
import { readSession } from './read-session.ts';
import { hashSessionToken } from './session-token.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

let lastPhone = 79_990_000_000;
async function person(group: Group): Promise<UserActor> {
  lastPhone += 1;
  const { id, phone } = await ensureUser(database.db, `+${lastPhone}`, [group], TEST_NOW);
  return { kind: 'user', id, phone, name: null, groups: [group] };
}
const as = (actor: UserActor) => testContext(database.db, { actor });
const edit = async (actor: UserActor, { id }: UserActor, group: Group, name = 'Анна') =>
  editUser(as(actor), { id, user: { name, group } });

it('an admin names people and moves them below admins, the main one anywhere', async () => {
  const [main, admin, somebody] = [await person('SUPERADMIN'), await person('ADMIN'), await person('USER')];
  await edit(admin, somebody, 'MORTGAGE_BROKER', 'Анна');
  expect((await listUsers(as(admin), { text: 'анна', page: 1 })).rows).toMatchObject([
    { id: somebody.id, name: 'Анна', group: 'MORTGAGE_BROKER', isSelf: false },
  ]);
  for (const group of ['ADMIN', 'SUPERADMIN'] as const) {
    await expect(edit(admin, somebody, group)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  }
  await expect(edit(admin, main, 'USER')).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await edit(main, somebody, 'ADMIN');
  const { rows } = await listAudit(as(main), { text: '', page: 1, entity: 'user' });
  expect(rows[0]).toMatchObject({
    user: { id: main.id },
    entityId: String(somebody.id),
    before: { groups: ['MORTGAGE_BROKER'] },
    after: { groups: ['ADMIN'] },
  });
});

it('nobody moves or blocks themselves, but may name themselves, and those below them', async () => {
  const [main, admin] = [await person('SUPERADMIN'), await person('ADMIN')];
  await expect(edit(admin, admin, 'USER')).rejects.toMatchObject({ message: 'Свою группу изменить нельзя' });
  await expect(blockUser(as(admin), { id: admin.id, isBlocked: true })).rejects.toMatchObject({
    message: 'Себя заблокировать нельзя',
  });
  await edit(admin, admin, 'ADMIN', 'Ирина');
  for (const above of [main, await person('ADMIN')]) {
    await expect(edit(admin, above, above.groups[0]!, 'Павел')).rejects.toMatchObject({
      code: 'FORBIDDEN',
      message: 'Недостаточно прав, чтобы изменить имя этого пользователя',
    });
  }
  expect((await listUsers(as(admin), { text: 'Павел', page: 1 })).total).toBe(0);
  await edit(main, admin, 'ADMIN', 'Павел');
  expect((await listUsers(as(admin), { text: 'Павел', page: 1 })).total).toBe(1);
});

it('the last superadmin who can sign in stays one', async () => {
  const other = await createTestDatabase();
  const { id } = await ensureUser(other.db, '+79991112233', ['SUPERADMIN'], TEST_NOW);
  const operator = testContext(other.db);
  const last = { code: 'CONFLICT', message: /последний/ };
  await expect(editUser(operator, { id, user: { name: '', group: 'ADMIN' } })).rejects.toMatchObject({
    code: last.code,
  });
  await expect(blockUser(operator, { id, isBlocked: true })).rejects.toMatchObject({ code: last.code });
  const second = await ensureUser(other.db, '+79991112244', ['SUPERADMIN'], TEST_NOW);
  await blockUser(operator, { id: second.id, isBlocked: true });
  await expect(blockUser(operator, { id, isBlocked: true })).rejects.toMatchObject({ code: last.code });
  await other.drop();
});

it('whoever is blocked is out at once, and stays out of old sessions when let in again', async () => {
  const [admin, somebody] = [await person('ADMIN'), await person('USER')];
  const token = 'a-token';
  const expiresAt = new Date(TEST_NOW.getTime() + 1_000);
  const session = { tokenSha256: hashSessionToken(token), userId: somebody.id, userAgent: null };
  await insertSession(database.db, { ...session, createdAt: TEST_NOW, expiresAt });
  expect(await readSession(as(admin), token)).toMatchObject({ id: somebody.id });
  expect((await listUsers(as(admin), { text: somebody.phone, page: 1 })).rows).toMatchObject([
    { sessions: 1 },
  ]);

  await blockUser(as(admin), { id: somebody.id, isBlocked: true });
  expect(await readSession(as(admin), token)).toMatchObject({ kind: 'visitor' });
  expect((await listUsers(as(admin), { text: '', blocked: true, page: 1 })).rows).toMatchObject([
    { id: somebody.id, blockedAt: TEST_NOW, sessions: 0 },
  ]);
  await blockUser(as(admin), { id: somebody.id, isBlocked: false });
  expect(await readSession(as(admin), token)).toMatchObject({ kind: 'visitor' });

  const superadmin = await person('SUPERADMIN');
  await expect(blockUser(as(admin), { id: superadmin.id, isBlocked: true })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
});

it('another group ends every session at once, another name none', async () => {
  const [main, somebody] = [await person('SUPERADMIN'), await person('USER')];
  const tokens = ['of-a-phone', 'of-a-desk'];
  const begin = (token: string) =>
    insertSession(database.db, {
      tokenSha256: hashSessionToken(token),
      userId: somebody.id,
      userAgent: null,
      createdAt: TEST_NOW,
      expiresAt: new Date(TEST_NOW.getTime() + 1_000),
    });
  await Promise.all(tokens.map(begin));
  const kinds = () => Promise.all(tokens.map(async (token) => (await readSession(as(main), token)).kind));
  await edit(main, somebody, 'USER', 'Анна');
  expect(await kinds()).toEqual(['user', 'user']);
  await edit(main, somebody, 'MORTGAGE_BROKER', 'Анна');
  expect(await kinds()).toEqual(['visitor', 'visitor']);
  await begin('of-now');
  await grantGroup(testContext(database.db), { phone: somebody.phone, group: 'ADMIN' });
  expect(await readSession(as(main), 'of-now')).toMatchObject({ kind: 'visitor' });
});

it('people are found by any part of a phone, however it is written', async () => {
  const admin = await person('ADMIN');
  const { id } = await ensureUser(database.db, '+79215551020', ['REALTOR'], TEST_NOW);
  for (const text of ['+7 (921) 555-10-20', '8 (921) 555', '555-10', '9215551020']) {
    expect((await listUsers(as(admin), { text, page: 1 })).rows, text).toMatchObject([
      { id, group: 'REALTOR' },
    ]);
  }
  const { counts, total } = await listUsers(as(admin), { text: '', group: 'REALTOR', page: 1 });
  expect([counts.REALTOR, total]).toEqual([1, 1]);
  expect((await listUsers(as(admin), { text: '%', page: 1 })).rows).toEqual([]);
});
