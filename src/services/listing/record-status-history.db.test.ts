import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { VISITOR } from '#domain/access/actor.ts';
import { createTestDatabase } from '#tests/database.ts';
import { TEST_NOW, testContext } from '#tests/service-context.ts';
import { manyOffers, yrlFeed } from '#tests/yrl-feed.ts';
import { getFlatPage } from '../catalog/get-flat-page.ts';
import { importFeed } from '../feed/import-feed.ts';
import { recordStatusHistory } from './record-status-history.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let flatId: number;
beforeAll(async () => {
  database = await createTestDatabase();
  await importFeed(ctx(), { bytes: yrlFeed(manyOffers(1)), source: 'feed.xml', clientName: 'Клиент' });
  const { rows } = await database.db.execute(sql`SELECT id FROM flats`);
  flatId = rows[0]!.id as number;
  await database.db.execute(sql`UPDATE flats SET status = 'SOLD'`);
  await database.db.execute(sql`UPDATE flat_statuses SET status = 'SOLD'`);
});
afterAll(() => database.drop());

const ctx = (now = TEST_NOW) => testContext(database.db, { now });
const past = (date: string, status: 'FREE' | 'SOLD') => ({
  flatId,
  at: new Date(`${date}T09:00:00Z`),
  status,
});
const since = async () => (await getFlatPage(ctx(), flatId)).statusSince;

it('a flat first heard of as sold has no day of sale', async () => {
  expect(await since()).toBeNull();
});

it('the archive gives it one, once', async () => {
  const archive = [past('2025-04-01', 'FREE'), past('2026-02-10', 'SOLD')];
  expect(await recordStatusHistory(ctx(), archive)).toBe(2);
  expect(await recordStatusHistory(ctx(), archive)).toBe(0);
  expect(await since()).toEqual(new Date('2026-02-10T09:00:00Z'));
});

it('what is not older than the known is left out', async () => {
  expect(await recordStatusHistory(ctx(), [past('2025-05-01', 'FREE')])).toBe(0);
});

it('a later spell has its own beginning', async () => {
  const again = new Date(TEST_NOW.getTime() + 5 * 86_400_000);
  await database.db.execute(sql`
    INSERT INTO flat_statuses (flat_id, at, status)
    VALUES (${flatId}, ${new Date(TEST_NOW.getTime() + 86_400_000).toISOString()}::timestamptz, 'FREE'),
      (${flatId}, ${again.toISOString()}::timestamptz, 'SOLD')`);
  expect(await since()).toEqual(again);
});

it('a moment to come is refused, and so is a visitor', async () => {
  await expect(recordStatusHistory(ctx(), [past('2027-01-01', 'SOLD')])).rejects.toMatchObject({
    code: 'INVALID',
  });
  const visitor = testContext(database.db, { actor: VISITOR });
  await expect(recordStatusHistory(visitor, [])).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
});
