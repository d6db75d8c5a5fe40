import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { apiKeys, companies, widgetDays } from '#db/schema/index.ts';
import type { WidgetCount } from '#services/widget/widget-tally.ts';
import { createTestDatabase } from '#tests/database.ts';
import { TEST_NOW } from '#tests/service-context.ts';
import { createWidgetTally } from './widget-tally.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let clientCompanyId: number;
let keyId: number;
const log = { warn: vi.fn() };
beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  const createdAt = TEST_NOW;
  const [company] = await db.insert(companies).values({ name: 'Банк', type: 'BANK', createdAt }).returning();
  const key = { keySha256: Buffer.alloc(32), keyEnding: 'abcd', description: 'Сайт', createdAt };
  const [kept] = await db
    .insert(apiKeys)
    .values({ ...key, service: 'IPO_CALC' })
    .returning();
  clientCompanyId = company!.id;
  keyId = kept!.id;
});
afterAll(() => database.drop());
beforeEach(() => database.db.delete(widgetDays));

const count = (page: string, what: WidgetCount['what'] = 'shown'): WidgetCount => {
  return { clientCompanyId, keyId, day: '2026-11-20', page, what };
};
const open = () => createWidgetTally({ db: database.db, log, heldForMs: 600_000 });
const rows = async () =>
  (await database.db.select().from(widgetDays).orderBy(widgetDays.page)).map(({ page, shown, counted }) => [
    page,
    shown,
    counted,
  ]);

it('counts of several nodes add up, and of one after a restart', async () => {
  const nodes = [open(), open()];
  for (const node of nodes) {
    for (let n = 0; n < 20; n += 1) node.add(count('bank.example/a'));
    node.add(count('bank.example/a', 'counted'));
  }
  expect(await rows()).toEqual([]);
  await Promise.all(nodes.map((node) => node.flush()));
  await Promise.all(nodes.map((node) => node.flush()));
  const restarted = open();
  restarted.add(count('bank.example/b'));
  restarted.add(count('bank.example/a'));
  await restarted.flush();
  expect(await rows()).toEqual([
    ['bank.example/a', 41, 2],
    ['bank.example/b', 1, 0],
  ]);
});

it('pages beyond a hundred a day are one, and whoever invents them takes no page from those known', async () => {
  const node = open();
  for (let n = 0; n < 99; n += 1) node.add(count(`bank.example/${n}`));
  await node.flush();
  node.add(count('bank.example/0', 'counted'));
  for (let n = 0; n < 5_000; n += 1) node.add(count(`bank.example/invented/${n}`));
  await node.flush();
  node.add(count('bank.example/late'));
  node.add(count('bank.example/1'));
  await node.flush();
  const found = await rows();
  expect(found).toHaveLength(101);
  expect(found[0]).toEqual(['*', 5_000, 0]);
  expect(found.find(([page]) => page === 'bank.example/0')).toEqual(['bank.example/0', 1, 1]);
  expect(found.find(([page]) => page === 'bank.example/1')).toEqual(['bank.example/1', 2, 0]);
});

it('a key that is gone meanwhile costs nobody else a figure', async () => {
  const node = open();
  node.add({ ...count('bank.example/gone'), keyId: 9_999 });
  node.add(count('bank.example/a'));
  await node.flush();
  expect(await rows()).toEqual([['bank.example/a', 1, 0]]);
});

it('what could not be written is held, and written with what came meanwhile', async () => {
  let isDown = true;
  const db = new Proxy(database.db, {
    get: (target, name) =>
      isDown ? () => Promise.reject(new Error('down')) : Reflect.get(target, name).bind(target),
  });
  const node = createWidgetTally({ db, log, heldForMs: 600_000 });
  node.add(count('bank.example/a'));
  await node.flush();
  expect(log.warn).toHaveBeenCalledOnce();
  isDown = false;
  node.add(count('bank.example/a'));
  await node.flush();
  expect(await rows()).toEqual([['bank.example/a', 2, 0]]);
});
