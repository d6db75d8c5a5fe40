import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { flatStatuses, flats } from '#db/schema/flat.ts';
import type { Indexing } from '#integrations/indexing/port.ts';
import { createTestDatabase } from '#tests/database.ts';
import { makeSearchWorld } from '#tests/search-world.ts';
import { TEST_NOW, testContext } from '#tests/service-context.ts';
import { doMaintenance } from '../maintenance/do-maintenance.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
  await makeSearchWorld(database.db);
  await database.db.update(flats).set({ createdAt: hours(-48) });
});
afterAll(() => database.drop());

const SITE = 'https://genplan.example';
const hours = (count: number) => new Date(TEST_NOW.getTime() + count * 3_600_000);

/** Runs the hourly job at a moment against an engine that may be away; gives the addresses it was told. */
async function run(now: Date, isAway = false): Promise<string[]> {
  const told: string[] = [];
  const indexing: Indexing = {
    provider: 'yandex',
    keyFile: { path: '/key.txt', key: 'key' },
    async announce(addresses) {
      if (isAway) return { ok: false, kind: 'unavailable', retryable: true };
      told.push(...addresses);
      return { ok: true, value: null, source: 'live', asOf: now };
    },
  };
  const ctx = testContext(database.db, { now, ports: { indexing } });
  ctx.settings.publicUrl = SITE;
  await doMaintenance(ctx, 'announcement', new AbortController().signal).catch((error) => {
    if (!isAway) throw error;
  });
  return told;
}

it('tells of flats that appeared, changed or went, and of their complexes, until it was heard', async () => {
  await database.db.delete(flatStatuses);
  expect(await run(hours(0))).toEqual([]);
  const [created, sold, gone] = await database.db.select().from(flats).orderBy(asc(flats.id)).limit(3);
  const change = (id: number, values: Partial<typeof flats.$inferInsert>) =>
    database.db.update(flats).set(values).where(eq(flats.id, id));
  await change(created!.id, { createdAt: hours(0.5) });
  await change(gone!.id, { withdrawnAt: hours(0.6) });
  await database.db.insert(flatStatuses).values({ flatId: sold!.id, status: 'SOLD', at: hours(0.7) });
  expect(await run(hours(1), true)).toEqual([]);
  const complexes = [...new Set([created!, sold!, gone!].map(({ complexId }) => complexId))];
  expect(await run(hours(2))).toEqual([
    ...[created!, sold!, gone!].map(({ id }) => `${SITE}/for-sale/${id}`),
    ...complexes.map((id) => `${SITE}/complex/${id}`),
  ]);
  expect(await run(hours(3))).toEqual([]);
});

it('an import that began before the last telling and ended after it is told of', async () => {
  const [last] = await database.db.select().from(flats).orderBy(asc(flats.id)).offset(5).limit(1);
  await database.db
    .update(flats)
    .set({ createdAt: hours(2.9) })
    .where(eq(flats.id, last!.id));
  expect(await run(hours(4))).toContain(`${SITE}/for-sale/${last!.id}`);
});
