import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedDictionary } from '#db/seed/dictionary/seed-dictionary.ts';
import { seedDemoOffers } from '#db/seed/mortgage/seed-demo-offers.ts';
import { seedMortgageDictionary } from '#db/seed/mortgage/seed-mortgage-dictionary.ts';
import { createTestDatabase } from '#tests/database.ts';
import { TEST_NOW, testContext } from '#tests/service-context.ts';
import { manyOffers, yrlFeed } from '#tests/yrl-feed.ts';
import { importFeed } from '../feed/import-feed.ts';
import { searchComplexCards } from './search-complex-cards.ts';
import { searchFlats } from './search-flats.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
  await seedDictionary(database.db);
  await seedMortgageDictionary(database.db);
  await seedDemoOffers(database.db, TEST_NOW);
});
afterAll(() => database.drop());

it('the payment of a bucket is what the card of its cheapest flat says', async () => {
  const ctx = testContext(database.db);
  const prices = [9_000_000, 7_000_000, 8_000_000];
  const offers = manyOffers(3).map((offer, at) => ({ ...offer, price: prices[at]! }));
  await importFeed(ctx, { bytes: yrlFeed(offers), source: 'feed.xml', clientName: 'Клиент' });
  const page = { filters: {}, amount: 10, startFrom: 0 };
  const { flats } = await searchFlats(ctx, { ...page, sort: 'price_asc' });
  const { payments } = await searchComplexCards(ctx, { ...page, sort: 'default' });
  expect(flats[0]!.price).toBe(7_000_000);
  expect(flats[0]!.payment).not.toBeNull();
  expect(payments).toEqual([{ complexId: flats[0]!.complexId, rooms: '1', payment: flats[0]!.payment }]);
});
