import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedDictionary } from '#db/seed/dictionary/seed-dictionary.ts';
import { createTestDatabase } from '#tests/database.ts';
import { TEST_NOW, testContext } from '#tests/service-context.ts';
import { auditEntries } from '../../db/schema/audit-entry.ts';
import { companies } from '../../db/schema/company.ts';
import { users } from '../../db/schema/user.ts';
import { AUDITED, type Audited } from '../../domain/audit/audited.ts';
import { listAudit } from './list-audit.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let [anna, boris, company] = [0, 0, 0];
const NOON = new Date('2026-11-20T12:00:00+03:00');

beforeAll(async () => {
  database = await createTestDatabase();
  await seedDictionary(database.db);
  const people = await database.db
    .insert(users)
    .values(
      ['Анна', 'Борис'].map((name, at) => ({
        name,
        phone: `+7912555000${at}`,
        groups: ['ADMIN' as const],
        createdAt: TEST_NOW,
      })),
    )
    .returning();
  [anna, boris] = people.map(({ id }) => id) as [number, number];
  const [row] = await database.db
    .insert(companies)
    .values({ name: 'Мыс', type: 'DEVELOPER', createdAt: TEST_NOW })
    .returning();
  company = row!.id;
  const edit = (entity: Audited, entityId: string, userId: number, at = NOON) => ({
    entity,
    entityId,
    userId,
    at,
  });
  await database.db.insert(auditEntries).values([
    { ...edit('company', String(company), anna), before: { name: 'Берег' }, after: { name: 'Мыс' } },
    { ...edit('company', '999999', boris), before: { name: 'Плёс' }, after: null },
    { ...edit('lead', 'CSV', boris), before: null, after: { list: 'leads', count: 3 } },
    {
      ...edit('user', String(anna), boris, new Date('2026-11-21T00:00:00+03:00')),
      before: { group: 'USER' },
      after: { group: 'ADMIN' },
    },
  ]);
});
afterAll(() => database.drop());

const asked = async (query: Partial<Parameters<typeof listAudit>[1]>) =>
  (await listAudit(testContext(database.db), { text: '', page: 1, ...query })).rows.toReversed();

it('things are called what they are called today, and those that are gone what they were called last', async () => {
  const rows = await asked({});
  expect(rows.map(({ name, isHere }) => [name, isHere])).toEqual([
    ['Мыс', true],
    ['Плёс', false],
    [null, false],
    ['Анна', true],
  ]);
});

it('is narrowed by person, kind, record and day of Moscow', async () => {
  const numbers = async (query: Parameters<typeof asked>[0]) =>
    (await asked(query)).map(({ entityId }) => entityId);
  expect(await numbers({ userId: anna })).toEqual([String(company)]);
  expect(await numbers({ entity: 'company' })).toEqual([String(company), '999999']);
  expect(await numbers({ entity: 'company', entityId: '999999' })).toEqual(['999999']);
  expect(await numbers({ day: '2026-11-20' })).toEqual([String(company), '999999', 'CSV']);
  expect(await numbers({ day: '2026-11-21', userId: boris })).toEqual([String(anna)]);
});

it.each(Object.keys(AUDITED) as Audited[])(
  'edits of %s are named whatever their number is',
  async (entity) => {
    await database.db
      .insert(auditEntries)
      .values(['1', 'CSV', '99999999999'].map((entityId) => ({ entity, entityId, at: NOON, after: {} })));
    expect((await asked({ entity })).length).toBeGreaterThanOrEqual(3);
  },
);
