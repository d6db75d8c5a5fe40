import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertLead } from '#db/queries/lead/leads.ts';
import { apiKeys, companies, leads, widgetDays } from '#db/schema/index.ts';
import { createTestDatabase } from '#tests/database.ts';
import { TEST_NOW, testContext } from '#tests/service-context.ts';
import { exportWidgetFigures, getWidgetFigures } from './get-widget-figures.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let clientId: number;
let keyIds: number[];
beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  const createdAt = TEST_NOW;
  const made = await db
    .insert(companies)
    .values(['Банк', 'Другой'].map((name) => ({ name, type: 'BANK' as const, createdAt })))
    .returning();
  const keys = await db
    .insert(apiKeys)
    .values(
      [1, 2].map((n) => ({
        keySha256: Buffer.alloc(32, n),
        keyEnding: 'abcd',
        service: 'IPO_CALC' as const,
        description: 'Сайт',
        createdAt,
      })),
    )
    .returning();
  clientId = made[0]!.id;
  const other = made[1]!.id;
  keyIds = keys.map(({ id }) => id);
  const [first, second] = keyIds as [number, number];
  const day = { clientCompanyId: clientId, keyId: first, page: 'bank.example/a' };
  await db.insert(widgetDays).values([
    { ...day, day: '2026-11-20', shown: 10, counted: 4 },
    { ...day, day: '2026-11-20', keyId: second, shown: 5, counted: 1 },
    { ...day, day: '2026-11-14', shown: 3, counted: 0 },
    { ...day, day: '2026-11-13', shown: 100, counted: 50 },
    { ...day, day: '2026-11-20', page: '', shown: 50, counted: 0 },
    { ...day, day: '2026-11-20', page: '*', shown: 60, counted: 0 },
    { ...day, clientCompanyId: other, day: '2026-11-20', shown: 1_000, counted: 0 },
  ]);
  const lead = {
    kind: 'WIDGET_APPLICATION' as const,
    details: {},
    clientCompanyId: clientId,
    phone: '+79990000001',
  };
  const [agreed] = [
    // Half past midnight of Moscow is still the day before by Greenwich.
    await insertLead(db, {
      ...lead,
      createdAt: new Date('2026-11-13T21:30:00Z'),
      pageUrl: 'https://bank.example/a/?utm=1',
    }),
    await insertLead(db, { ...lead, createdAt: TEST_NOW, pageUrl: 'https://bank.example/only-lead' }),
    await insertLead(db, { ...lead, createdAt: TEST_NOW }),
    await insertLead(db, { ...lead, kind: 'CALLBACK', createdAt: TEST_NOW }),
    await insertLead(db, { ...lead, clientCompanyId: other, createdAt: TEST_NOW }),
    await insertLead(db, { ...lead, createdAt: new Date('2026-11-13T20:30:00Z') }),
  ];
  await db.update(leads).set({ result: 'AGREED' }).where(eq(leads.id, agreed!));
});
afterAll(() => database.drop());

it('adds up keys, days and pages of the client and of the period alone', async () => {
  const { client, total, days, pages } = await getWidgetFigures(testContext(database.db), {
    clientId,
    days: 7,
  });
  expect([client, total]).toEqual(['Банк', { shown: 128, counted: 5, asked: 3, agreed: 1 }]);
  expect(days).toEqual([
    { day: '2026-11-20', shown: 125, counted: 5, asked: 2, agreed: 0 },
    { day: '2026-11-14', shown: 3, counted: 0, asked: 1, agreed: 1 },
  ]);
  expect(pages.map(({ page, shown, asked }) => [page, shown, asked])).toEqual([
    ['bank.example/a', 18, 1],
    ['bank.example/only-lead', 0, 1],
    ['*', 60, 0],
    ['', 50, 1],
  ]);
  const month = await getWidgetFigures(testContext(database.db), { clientId, days: 30 });
  expect([month.total.shown, month.total.asked]).toEqual([228, 4]);
});

it('gives them as a table by day and page, whose pages no spreadsheet computes', async () => {
  const { db } = database;
  await db.insert(widgetDays).values({
    clientCompanyId: clientId,
    keyId: keyIds[0]!,
    day: '2026-11-20',
    page: '=1+1',
    shown: 1,
    counted: 0,
  });
  const { fileName, csv } = await exportWidgetFigures(testContext(db), { clientId, days: 7 });
  expect(fileName).toBe('figures-2026-11-20.csv');
  expect(csv.split('\r\n').slice(0, 4)).toEqual([
    '\uFEFF"День","Страница","Показы","Расчёты","Заявки","Договорились"',
    '"2026-11-20","","50","0","1","0"',
    '"2026-11-20","прочие","60","0","0","0"',
    `"2026-11-20","'=1+1","1","0","0","0"`,
  ]);
});
