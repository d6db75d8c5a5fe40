import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { users } from '#db/schema/index.ts';
import { type UserActor, VISITOR } from '#domain/access/actor.ts';
import { createTestDatabase } from '#tests/database.ts';
import { TEST_NOW, testContext } from '#tests/service-context.ts';
import { saveName } from './save-name.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let actor: UserActor;
beforeAll(async () => {
  database = await createTestDatabase();
  const phone = '+79990000001';
  const [row] = await database.db
    .insert(users)
    .values({ phone, groups: ['BASE'], createdAt: TEST_NOW })
    .returning();
  actor = { kind: 'user', id: row!.id, phone, groups: ['BASE'], name: null };
});
afterAll(() => database.drop());

it.each([
  [' Анна ', 'Анна'],
  ['', ''],
])('saves %j as %j', async (name, saved) => {
  await saveName(testContext(database.db, { actor }), { name });
  const [row] = await database.db.select().from(users).where(eq(users.id, actor.id));
  expect(row?.name).toBe(saved);
});

it('names every rule a name breaks', async () => {
  await expect(saveName(testContext(database.db, { actor }), { name: 'Анна 2' })).rejects.toMatchObject({
    code: 'INVALID',
    message: 'Имя не должно содержать цифр',
    details: {
      issues: [
        { path: ['name'], message: 'Имя не должно содержать цифр' },
        { path: ['name'], message: 'Имя не должно содержать пробелов' },
      ],
    },
  });
});

it('needs somebody signed in', async () => {
  const saving = saveName(testContext(database.db, { actor: VISITOR }), { name: 'Анна' });
  await expect(saving).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
});
