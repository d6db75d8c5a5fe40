import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { flats } from '#db/schema/flat.ts';
import { createTestDatabase } from '#tests/database.ts';
import { TEST_NOW, testContext } from '#tests/service-context.ts';
import { manyOffers, yrlFeed } from '#tests/yrl-feed.ts';
import { importFeed } from '../feed/import-feed.ts';
import { listChosenCards } from './list-chosen-cards.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let ids: number[];
beforeAll(async () => {
  database = await createTestDatabase();
  await importFeed(ctx(), { bytes: yrlFeed(manyOffers(4)), source: 'feed.xml', clientName: 'Клиент' });
  const { rows } = await database.db.execute(sql`SELECT id FROM flats ORDER BY id`);
  ids = rows.map((row) => row.id as number);
});
afterAll(() => database.drop());

const ctx = () => testContext(database.db);

it('cards of favourites stay when their flats are gone, and say so', async () => {
  const [free, booked, sold, withdrawn] = ids as [number, number, number, number];
  const change = (id: number, set: Partial<typeof flats.$inferInsert>) =>
    database.db.update(flats).set(set).where(eq(flats.id, id));
  await change(booked, { status: 'BOOKED' });
  await change(sold, { status: 'SOLD', withdrawnAt: TEST_NOW });
  await change(withdrawn, { withdrawnAt: TEST_NOW });
  const answer = await listChosenCards(ctx(), { flats: [withdrawn, sold, booked, free], complexes: [] });
  expect(answer.flats.flats.map(({ id }) => id)).toEqual([withdrawn, sold, booked, free]);
  expect(answer.gone).toEqual([
    { id: withdrawn, status: 'WITHDRAWN' },
    { id: sold, status: 'SOLD' },
    { id: booked, status: 'BOOKED' },
  ]);
});
