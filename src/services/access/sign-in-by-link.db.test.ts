import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signInLinks, users } from '#db/schema/index.ts';
import { VISITOR } from '#domain/access/actor.ts';
import { createTestDatabase } from '#tests/database.ts';
import { TEST_NOW, testContext } from '#tests/service-context.ts';
import { inviteByLink } from './invite-by-link.ts';
import { readSession } from './read-session.ts';
import { signInByLink } from './sign-in-by-link.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const MINUTE = 60_000;
const caller = { address: '127.0.0.1', userAgent: 'test' };
const at = (minutes: number) => new Date(TEST_NOW.getTime() + minutes * MINUTE);
const operator = (minutes = 0) => testContext(database.db, { now: at(minutes) });
const visitor = (minutes = 0) => testContext(database.db, { now: at(minutes), actor: VISITOR });

async function invite(phone: string, group: 'ADMIN' | 'SUPERADMIN' = 'ADMIN'): Promise<string> {
  const { url } = await inviteByLink(operator(), { phone, group });
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:3000\/invite#[\w-]{43}$/);
  return url.split('#')[1]!;
}

const groupsOf = async (phone: string) =>
  (await database.db.select({ groups: users.groups }).from(users).where(eq(users.phone, phone)))[0]?.groups;
const gone = { code: 'NOT_FOUND', message: expect.stringContaining('уже использована или устарела') };

it('signs in once, and only then makes the person and gives the group', async () => {
  const token = await invite('+79990000001', 'SUPERADMIN');
  expect(await groupsOf('+79990000001')).toBeUndefined();
  const stored = JSON.stringify(await database.db.select().from(signInLinks));
  expect(stored).not.toContain(token);

  const tries = await Promise.allSettled([1, 2, 3].map(() => signInByLink(visitor(14), { token }, caller)));
  const opened = tries.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  expect(opened).toHaveLength(1);
  expect(await readSession(visitor(15), opened[0]!.token)).toMatchObject({
    kind: 'user',
    groups: ['SUPERADMIN'],
  });
  await expect(signInByLink(visitor(14), { token }, caller)).rejects.toMatchObject(gone);
});

it('opens nothing after 15 minutes, after a newer one, for a blocked person or by a guess', async () => {
  const late = await invite('+79990000002');
  await expect(signInByLink(visitor(15), { token: late }, caller)).rejects.toMatchObject(gone);
  const older = await invite('+79990000003');
  const newer = await invite('+79990000003');
  await expect(signInByLink(visitor(), { token: older }, caller)).rejects.toMatchObject(gone);
  await expect(signInByLink(visitor(), { token: newer }, caller)).resolves.toBeDefined();
  await database.db.update(users).set({ blockedAt: TEST_NOW }).where(eq(users.phone, '+79990000003'));
  const blocked = await invite('+79990000003');
  await expect(signInByLink(visitor(), { token: blocked }, caller)).rejects.toMatchObject(gone);
  for (const token of ['', 'x'.repeat(43)]) {
    await expect(signInByLink(visitor(), { token }, caller)).rejects.toMatchObject(gone);
  }
});

it('is made only by those who may grant, and never demotes the last superadmin', async () => {
  await expect(inviteByLink(visitor(), { phone: '+79990000004', group: 'ADMIN' })).rejects.toMatchObject({
    code: 'UNAUTHENTICATED',
  });
  const token = await invite('+79990000001', 'ADMIN');
  await expect(signInByLink(visitor(), { token }, caller)).rejects.toMatchObject({ code: 'CONFLICT' });
  expect(await groupsOf('+79990000001')).toEqual(['SUPERADMIN']);
});
