import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedDictionary } from '#db/seed/dictionary/seed-dictionary.ts';
import { seedDemoOffers } from '#db/seed/mortgage/seed-demo-offers.ts';
import { seedMortgageDictionary } from '#db/seed/mortgage/seed-mortgage-dictionary.ts';
import { createTestDatabase } from '#tests/database.ts';
import { TEST_NOW, testContext } from '#tests/service-context.ts';
import { manyOffers, yrlFeed } from '#tests/yrl-feed.ts';
import { importFeed } from '../feed/import-feed.ts';
import { getFlatMortgage } from '../mortgage/get-flat-mortgage.ts';
import { getComplexPage } from './get-complex-page.ts';
import { getFlatPage } from './get-flat-page.ts';
import { searchComplexCards } from './search-complex-cards.ts';
import { searchFlatCards } from './search-flat-cards.ts';
import { searchFlats } from './search-flats.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
  await seedDictionary(database.db);
  await seedMortgageDictionary(database.db);
  await seedDemoOffers(database.db, TEST_NOW);
  const prices = [9_000_000, 7_000_000, 8_000_000];
  const offers = manyOffers(3).map((offer, at) => ({ ...offer, price: prices[at]! }));
  await importFeed(ctx(), { bytes: yrlFeed(offers), source: 'feed.xml', clientName: 'Клиент' });
});
afterAll(() => database.drop());

const ctx = () => testContext(database.db);

async function cheapestFlat() {
  const { flats } = await searchFlats(ctx(), { filters: {}, amount: 1, startFrom: 0, sort: 'price_asc' });
  expect(flats[0]!.price).toBe(7_000_000);
  expect(flats[0]!.payment).not.toBeNull();
  return flats[0]!;
}

it('the payment of a bucket is what the card of its cheapest flat says', async () => {
  const { complexId, payment } = await cheapestFlat();
  const page = { filters: {}, amount: 10, startFrom: 0 };
  const [card] = await searchComplexCards(ctx(), { ...page, sort: 'default' });
  expect(card).toMatchObject({ id: complexId });
  const roubles = Number(payment!.toFixed(0));
  expect(card!.prices).toMatchObject([{ rooms: '1', price: 7_000_000, payment: roubles }]);
  const { flats } = await searchFlatCards(ctx(), { ...page, sort: 'price_asc' });
  expect(flats[0]!.payment).toBe(roubles);
});

it('so are the payment of a house and that of its complex', async () => {
  const { id, complexId, houseId, payment } = await cheapestFlat();
  expect((await getComplexPage(ctx(), complexId)).housePayments).toEqual([{ houseId, payment }]);
  expect((await getFlatPage(ctx(), id)).complexPayment).toEqual(payment);
});

it('how it was counted is told of the flat alone', async () => {
  const { id, payment } = await cheapestFlat();
  const mortgage = (await getFlatMortgage(ctx(), id))!;
  expect(mortgage.price).toBe(7_000_000);
  expect(mortgage.offers[0]!.payment).toEqual(payment);
  await expect(getFlatMortgage(ctx(), 2_000_000_000)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
