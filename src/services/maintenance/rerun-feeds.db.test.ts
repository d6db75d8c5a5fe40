import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditEntries, companies, feeds, outbox } from '#db/schema/index.ts';
import { createTestDatabase } from '#tests/database.ts';
import { TEST_NOW, testContext } from '#tests/service-context.ts';
import { getMaintenance } from './get-maintenance.ts';
import { rerunFeeds } from './rerun-feeds.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('runs every feed that can run, once, when all of them were agreed to', async () => {
  const ctx = testContext(database.db);
  await expect(rerunFeeds(ctx, 1)).rejects.toMatchObject({ code: 'CONFLICT', message: /^Нет фидов/ });

  const [company] = await database.db
    .insert(companies)
    .values({ name: 'Берег', type: 'DEVELOPER', createdAt: TEST_NOW })
    .returning({ id: companies.id });
  const feed = { clientCompanyId: company!.id, source: 'a.ru/…', sealedUrl: 'sealed', createdAt: TEST_NOW };
  const rows = await database.db
    .insert(feeds)
    .values([
      { ...feed, name: 'Берег' },
      { ...feed, name: 'Мыс', queuedAt: TEST_NOW },
      { ...feed, name: 'Выключен', enabled: false },
      { ...feed, name: 'Удалён', removedAt: TEST_NOW },
      { ...feed, name: 'По команде', sealedUrl: null },
    ])
    .returning({ id: feeds.id });
  expect((await getMaintenance(ctx)).runnableFeeds).toBe(2);
  await expect(rerunFeeds(ctx, 31)).rejects.toMatchObject({
    code: 'CONFLICT',
    message: 'Фидов стало 2: подтвердите ещё раз',
  });
  expect(await database.db.$count(outbox)).toBe(0);

  await rerunFeeds(ctx, 2);
  // The second one was asked for already.
  const promised = await database.db.select({ topic: outbox.topic, payload: outbox.payload }).from(outbox);
  expect(promised).toEqual([{ topic: 'run-feed', payload: { feedId: rows[0]!.id } }]);
  expect(await database.db.select().from(auditEntries)).toMatchObject([
    { entity: 'maintenance', entityId: 'feeds', after: { task: 'Запуск всех фидов', feeds: 2 } },
  ]);
});

it('is the main administrator’s alone', async () => {
  const actor = { kind: 'user', id: 1, phone: '+79990000002', name: null, groups: ['ADMIN'] } as const;
  const asked = rerunFeeds(testContext(database.db, { actor }), 2);
  await expect(asked).rejects.toMatchObject({ code: 'FORBIDDEN' });
});
