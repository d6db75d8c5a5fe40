import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { NewFlatsInput } from '#contract/search-figures.ts';
import { createTestDatabase } from '#tests/database.ts';
import { TEST_NOW, testContext } from '#tests/service-context.ts';
import { manyOffers, yrlFeed } from '#tests/yrl-feed.ts';
import { importFeed } from '../feed/import-feed.ts';
import { countNewFlats } from './count-new-flats.ts';

const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(TEST_NOW.getTime() - days * DAY_MS);

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
  await importFeed(ctx(), { bytes: yrlFeed(manyOffers(4)), source: 'feed.xml', clientName: 'Клиент' });
  // One a day: today, yesterday and so on.
  await database.db.execute(sql`
    UPDATE flats SET created_at = ${TEST_NOW.toISOString()}::timestamptz - (place.at - 1) * interval '1 day'
    FROM (SELECT id, row_number() OVER (ORDER BY id) AS at FROM flats) AS place WHERE place.id = flats.id`);
});
afterAll(() => database.drop());

const ctx = () => testContext(database.db);
const count = (since: Date, filters = {}) => countNewFlats(ctx(), NewFlatsInput.parse({ since, filters }));

it('counts what came after the moment, and nothing of that very moment', async () => {
  expect(await count(daysAgo(10))).toBe(4);
  expect(await count(daysAgo(2))).toBe(2);
  expect(await count(daysAgo(0))).toBe(0);
  expect(await count(daysAgo(-1))).toBe(0);
});

it('counts only what answers the search and is on sale', async () => {
  expect(await count(daysAgo(10), { priceRange: { from: 0, to: 1 } })).toBe(0);
  await database.db.execute(
    sql`UPDATE flats SET status = 'SOLD' WHERE created_at = ${TEST_NOW.toISOString()}`,
  );
  expect(await count(daysAgo(2))).toBe(1);
});
