import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { VISITOR } from '#domain/access/actor.ts';
import { createTestDatabase } from '#tests/database.ts';
import { testContext } from '#tests/service-context.ts';
import { manyOffers, yrlFeed } from '#tests/yrl-feed.ts';
import { listAudit } from '../audit/list-audit.ts';
import { importFeed } from '../feed/import-feed.ts';
import { listAdminCollections } from './list-admin-collections.ts';
import { listCollections, removeCollection, saveCollection } from './save-collection.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let complexIds: number[];
beforeAll(async () => {
  database = await createTestDatabase();
  const bytes = yrlFeed(['Берег', 'Большой луг', 'Старый сад у реки'].flatMap((name) => manyOffers(1, name)));
  await importFeed(testContext(database.db), { bytes, source: 'feed.xml', clientName: 'Клиент' });
  const { rows } = await database.db.execute(sql`SELECT id FROM complexes ORDER BY id`);
  complexIds = rows.map((row) => row.id as number);
});
afterAll(() => database.drop());

const ctx = () => testContext(database.db);

it('keeps a list of complexes in the order given, changes it and takes it away', async () => {
  const [one, two, three] = complexIds as [number, number, number];
  const id = await saveCollection(ctx(), { name: ' У воды ', complexIds: [three, one, three] });
  expect(await listCollections(ctx())).toEqual([{ id, name: 'У воды', complexIds: [three, one] }]);
  await saveCollection(ctx(), { id, name: 'У реки', complexIds: [two] });
  await saveCollection(ctx(), { name: 'Пустая', complexIds: [] });
  expect((await listCollections(ctx())).map(({ name, complexIds: own }) => [name, own])).toEqual([
    ['Пустая', []],
    ['У реки', [two]],
  ]);
  await removeCollection(ctx(), id);
  expect((await listCollections(ctx())).map(({ name }) => name)).toEqual(['Пустая']);
});

it.each([
  ['without a name', { name: ' ', complexIds: [] }, 'INVALID'],
  ['with a name taken', { name: 'Пустая', complexIds: [] }, 'CONFLICT'],
  ['with a name taken in other capitals', { name: ' ПУСТАЯ ', complexIds: [] }, 'CONFLICT'],
  ['of an unknown complex', { name: 'Новая', complexIds: [999_999] }, 'INVALID'],
  ['that does not exist', { id: 999_999, name: 'Новая', complexIds: [] }, 'NOT_FOUND'],
])('refuses a collection %s', async (_, input, code) => {
  await expect(saveCollection(ctx(), input)).rejects.toMatchObject({ code });
});

it('is listed with its complexes by name, and every edit is written down', async () => {
  const [one, two] = complexIds as [number, number];
  const id = await saveCollection(ctx(), { name: 'Для семьи', complexIds: [two, one] });
  const { rows, total } = await listAdminCollections(ctx(), { text: 'СЕМЬ', page: 1 });
  expect([total, rows]).toEqual([
    1,
    [
      {
        id,
        name: 'Для семьи',
        complexes: [
          { id: two, name: 'Большой луг' },
          { id: one, name: 'Берег' },
        ],
      },
    ],
  ]);
  await saveCollection(ctx(), { id, name: 'Для семьи', complexIds: [one] });
  await removeCollection(ctx(), id);
  const audit = await listAudit(ctx(), { text: '', page: 1, entity: 'collection' });
  expect(audit.rows.slice(0, 3).map(({ before, after }) => [before, after])).toEqual([
    [{ name: 'Для семьи', complexIds: [one] }, null],
    [{ complexIds: [two, one] }, { complexIds: [one] }],
    [null, { name: 'Для семьи', complexIds: [two, one] }],
  ]);
});

it('lets only admins in', async () => {
  const visitor = testContext(database.db, { actor: VISITOR });
  await expect(saveCollection(visitor, { name: 'Моя', complexIds: [] })).rejects.toMatchObject({
    code: 'UNAUTHENTICATED',
  });
  await expect(removeCollection(visitor, 1)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
});
