import { afterAll, beforeAll, expect, it } from 'vitest';
import { saveNode } from '#db/queries/node/nodes.ts';
import type { PortHour } from '#domain/node/port-hour.ts';
import type { Result } from '#integrations/result.ts';
import { createTestDatabase } from '#tests/database.ts';
import { TEST_NOW, testContext } from '#tests/service-context.ts';
import { checkIntegration } from './check-integration.ts';
import { listIntegrations } from './list-integrations.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const ADMIN = { kind: 'user', id: 1, groups: ['ADMIN'], name: null, phone: '+79990000002' } as const;
const node = (id: string) => ({ id, host: id, role: 'web', release: '1', store: 'disk' }) as const;
const hour = (port: string, changes: Partial<PortHour> = {}): PortHour => ({
  port,
  provider: 'http',
  answered: 0,
  cached: 0,
  failed: 0,
  buckets: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  isBreakerOpen: false,
  lastFail: null,
  ...changes,
});

const stateOf = (ports: PortHour[]) => ({ ports, memory: { index: null, pages: null, facts: 0 } });

it('adds up all nodes, and shows a port that it has never heard of', async () => {
  const { db } = database;
  const lastFail = { kind: 'auth', code: 'http_401', at: TEST_NOW.toISOString() };
  await saveNode(
    db,
    node('one'),
    stateOf([
      hour('places', { answered: 19, buckets: [0, 0, 0, 19, 0, 0, 0, 0, 0, 0, 0] }),
      hour('telegram', { provider: 'none' }),
      hour('routing', { cached: 4 }),
      hour('storage', { provider: 'disk' }),
      hour('brand-new'),
    ]),
  );
  await saveNode(
    db,
    node('two'),
    stateOf([
      hour('places', {
        failed: 1,
        buckets: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1],
        isBreakerOpen: true,
        lastFail,
        lastCall: { outcome: 'failed', at: TEST_NOW.toISOString() },
      }),
    ]),
  );
  const { integrations, nodes, sms } = await listIntegrations(testContext(db));
  expect([nodes, sms]).toEqual([2, { sent: 0, budget: 1_000 }]);
  expect(integrations.map(({ title, state }) => [title, state])).toEqual([
    ['Места рядом с домом', 'live'],
    ['Telegram', 'off'],
    ['Маршруты', 'cached'],
    ['Хранилище файлов', 'embedded'],
    ['brand-new', 'live'],
  ]);
  expect(integrations[0]).toMatchObject({
    calls: 20,
    failed: 1,
    within: 100,
    isBreakerOpen: true,
    lastFail: { words: 'не принимает ключ (http_401)', at: TEST_NOW },
    lastCall: { outcome: 'failed', at: TEST_NOW },
    uncheckable: null,
  });
  expect(integrations[1]).toMatchObject({ within: null, lastCall: null, uncheckable: 'Отключена' });
});

it('is the main administrator’s alone', async () => {
  const ctx = testContext(database.db, { actor: ADMIN });
  await expect(listIntegrations(ctx)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(checkIntegration(ctx, 'rates')).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

it('a check calls the system and says how it went, and one that cannot be made is not found', async () => {
  const check = (result: Result<never>) =>
    checkIntegration(
      testContext(database.db, { ports: { rates: { provider: 'cbr', latest: async () => result } } }),
      'rates',
    );
  const good = { ok: true, value: null as never, source: 'live', asOf: TEST_NOW } as const;
  expect(await check(good)).toMatchObject({ isGood: true, words: 'Отвечает' });
  const fail = { ok: false, kind: 'timeout', retryable: true } as const;
  expect(await check(fail)).toMatchObject({ isGood: false, words: 'Не ответила вовремя' });
  expect(await check({ ...fail, kind: 'unavailable', providerCode: 'breaker_open' })).toMatchObject({
    words: 'Оставлена в покое после отказов, до полуминуты',
  });
  for (const port of ['leads', 'smsReserve', 'toString', '__proto__', '']) {
    await expect(checkIntegration(testContext(database.db), port)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  }
});
