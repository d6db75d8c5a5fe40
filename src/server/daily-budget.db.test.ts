import { afterAll, beforeAll, expect, it } from 'vitest';
import { readCalls } from '#db/queries/job/call-days.ts';
import { createTestDatabase } from '#tests/database.ts';
import { TEST_NOW } from '#tests/service-context.ts';
import { createDailyBudget } from './daily-budget.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('is one for all nodes, tells at four fifths and at its end, and takes back what never left', async () => {
  const told: number[] = [];
  let now = TEST_NOW;
  const node = (name: 'sms' | 'address' = 'sms') =>
    createDailyBudget({
      db: database.db,
      now: () => now,
      name,
      perDay: 10,
      onSpent: (sent) => told.push(sent),
    });
  const nodes = [node(), node()];
  const takes = await Promise.all(Array.from({ length: 25 }, (_, i) => nodes[i % 2]!.take()));
  expect(takes.filter((isTaken) => isTaken)).toHaveLength(10);
  expect(told.toSorted((a, b) => a - b)).toEqual([8, 10]);
  await nodes[0]!.giveBack();
  expect(await nodes[1]!.take()).toBe(true);
  expect(await nodes[0]!.take()).toBe(false);
  expect(await node('address').take()).toBe(true);

  now = new Date(TEST_NOW.getTime() + 86_400_000 - 1);
  expect([await nodes[0]!.take(), await readCalls(database.db, 'sms', now)]).toEqual([false, 10]);
  now = new Date(TEST_NOW.getTime() + 86_400_000);
  expect(await readCalls(database.db, 'sms', now)).toBe(0);
  expect([await nodes[0]!.take(), await readCalls(database.db, 'sms', now)]).toEqual([true, 1]);
});

it('outlives a crash of PostgreSQL, which empties unlogged tables', async () => {
  const { rows } = await database.pool.query(
    "SELECT relname, relpersistence FROM pg_class WHERE relname IN ('call_days', 'rate_limits') ORDER BY relname",
  );
  expect(rows).toEqual([
    { relname: 'call_days', relpersistence: 'p' },
    { relname: 'rate_limits', relpersistence: 'u' },
  ]);
});
