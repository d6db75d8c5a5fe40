import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { currencyRates } from '#db/schema/currency-rate.ts';
import { flats } from '#db/schema/flat.ts';
import { createTestDatabase } from '#tests/database.ts';
import { makeSearchWorld } from '#tests/search-world.ts';
import { TEST_NOW, testContext } from '#tests/service-context.ts';
import { manyOffers, yrlFeed } from '#tests/yrl-feed.ts';
import { importFeed } from '../feed/import-feed.ts';
import { getComplexPage } from './get-complex-page.ts';
import { getFlatPage } from './get-flat-page.ts';

const DAY_MS = 86_400_000;

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let ids: number[];
beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  await db.insert(currencyRates).values([
    { currency: 'USD', asOf: '2026-11-10', roubles: 80 },
    { currency: 'USD', asOf: '2026-11-19', roubles: 84 },
  ]);
  await importOffers([9_000_000, 10_000_000, 12_000_000], new Date('2026-10-01T09:00:00Z'));
  await importOffers([8_500_000, 10_000_000, 12_000_000], TEST_NOW);
  const { rows } = await db.execute(sql`SELECT id FROM flats ORDER BY price`);
  ids = rows.map((row) => row.id as number);
});
afterAll(() => database.drop());

const ctx = (now = TEST_NOW) => testContext(database.db, { now });

async function importOffers(prices: number[], now: Date): Promise<void> {
  const offers = manyOffers(prices.length).map((offer, at) => ({ ...offer, price: prices[at]! }));
  await importFeed(ctx(now), { bytes: yrlFeed(offers), source: 'feed.xml', clientName: 'Клиент' });
}

describe('the page of a flat', () => {
  it('tells every price it had, the middle of its like and the newest rates', async () => {
    const page = await getFlatPage(ctx(), ids[0]!);
    expect(page.priceHistory).toEqual([
      {
        at: new Date('2026-10-01T09:00:00Z'),
        price: 9_000_000,
        originalPrice: 9_000_000,
        originalCurrency: 'RUB',
      },
      { at: TEST_NOW, price: 8_500_000, originalPrice: 8_500_000, originalCurrency: 'RUB' },
    ]);
    expect(page.flat.priceMove).toEqual({ change: -500_000, at: TEST_NOW });
    expect(page.median).toEqual({ price: 10_000_000, flatsCount: 3 });
    expect(page.place?.sections.flatMap(({ cells }) => cells.flat())).toContain('own');
    expect(page.rates).toEqual([{ currency: 'USD', asOf: '2026-11-19', roubles: 84 }]);
  });

  it('is gone ninety days after the flat was withdrawn', async () => {
    await database.db.update(flats).set({ withdrawnAt: TEST_NOW }).where(eq(flats.id, ids[2]!));
    const pageIn = (ms: number) => getFlatPage(ctx(new Date(TEST_NOW.getTime() + ms)), ids[2]!);
    expect((await pageIn(90 * DAY_MS - 1)).withdrawnAt).toEqual(TEST_NOW);
    await expect(pageIn(90 * DAY_MS)).rejects.toMatchObject({
      code: 'NOT_FOUND',
      details: { reason: 'gone' },
    });
  });

  it('of an unknown id is not found', async () => {
    await expect(getFlatPage(ctx(), 999_999)).rejects.toMatchObject({ code: 'NOT_FOUND', details: {} });
  });
});

describe('the page of a flat whose complex is sold out', () => {
  it('offers flats of other complexes of the city, and tells of those complexes', async () => {
    const other = await createTestDatabase();
    try {
      const world = await makeSearchWorld(other.db);
      const onSale = world.flats.filter(({ isOnSale }) => isOnSale);
      const flat = onSale.find(({ complexId, place }) =>
        onSale.some((one) => one.complexId !== complexId && one.place.cityId === place.cityId),
      )!;
      await other.db.update(flats).set({ status: 'SOLD' }).where(eq(flats.complexId, flat.complexId));
      const page = await getFlatPage(testContext(other.db), flat.id);
      expect(page.others.flats.length).toBeGreaterThan(0);
      for (const { id, complexId } of page.others.flats) {
        expect(complexId).not.toBe(flat.complexId);
        expect(onSale.find((one) => one.id === id)?.place.cityId).toBe(flat.place.cityId);
      }
      expect(new Set(page.others.complexes.map(({ id }) => id))).toEqual(
        new Set(page.others.flats.map(({ complexId }) => complexId)),
      );
    } finally {
      await other.drop();
    }
  });
});

describe('the plan of payments', () => {
  it('is told of a flat and, the commonest first, of its complex, as long as the feed does', async () => {
    const known = await readPlans(['60/40', '20/40/40', '60/40', undefined]);
    for (const { id, plan } of known) expect((await getFlatPage(ctx(), id)).paymentPlan).toBe(plan);
    expect(known.map(({ plan }) => plan).toSorted()).toEqual(['20/40/40', '60/40', '60/40', null]);
    const { complexId } = known[0]!;
    expect((await getComplexPage(ctx(), complexId)).paymentPlans).toEqual([
      { plan: '60/40', flatsCount: 2 },
      { plan: '20/40/40', flatsCount: 1 },
    ]);

    await readPlans([undefined, '20/40/40', undefined, undefined]);
    expect((await getComplexPage(ctx(), complexId)).paymentPlans).toEqual([
      { plan: '20/40/40', flatsCount: 1 },
    ]);
  });

  async function readPlans(plans: (string | undefined)[]) {
    const offers = manyOffers(plans.length, 'Рассрочный').map((offer, at) => ({
      ...offer,
      ...(plans[at] !== undefined && { paymentPlan: plans[at] }),
    }));
    await importFeed(ctx(), { bytes: yrlFeed(offers), source: 'plans.xml', clientName: 'Рассрочный клиент' });
    const { rows } = await database.db.execute(sql`
      SELECT flats.id, complex_id AS "complexId", payment_plan AS plan
      FROM flats JOIN complexes ON complexes.id = flats.complex_id
      WHERE complexes.name = 'Рассрочный' ORDER BY flats.id`);
    return rows as { id: number; complexId: number; plan: string | null }[];
  }
});
