import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedDemoOffers } from '#db/seed/mortgage/seed-demo-offers.ts';
import { seedMortgageDictionary } from '#db/seed/mortgage/seed-mortgage-dictionary.ts';
import { bestOfEachType, bestOffers } from '#domain/mortgage/evaluate/best-offers.ts';
import { unpackOffers } from '#domain/widget/offer-pack.ts';
import { createTestDatabase } from '#tests/database.ts';
import { makeSearchWorld, type SearchWorld } from '#tests/search-world.ts';
import { TEST_NOW, testContext } from '#tests/service-context.ts';
import { getFlatMortgage } from '../mortgage/get-flat-mortgage.ts';
import { loadFlatCalculator } from './load-flat-calculator.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let world: SearchWorld;
beforeAll(async () => {
  database = await createTestDatabase();
  world = await makeSearchWorld(database.db);
  await seedMortgageDictionary(database.db);
  await seedDemoOffers(database.db, TEST_NOW);
});
afterAll(() => database.drop());

describe('the calculator of a flat', () => {
  it('counts what its page tells, with the same offers and until the same day', async () => {
    const ctx = testContext(database.db);
    let counted = 0;
    for (const { id } of world.flats.slice(0, 40)) {
      const mortgage = await getFlatMortgage(ctx, id);
      if (!mortgage) continue;
      const { pack, regions, today, handoverDate } = await loadFlatCalculator(ctx, id);
      const offers = unpackOffers(pack);
      expect(offers.every(({ offer }) => offer.legacyRegions.join() === regions.join())).toBe(true);
      const { price, initialPayment, years } = mortgage;
      const best = bestOffers(
        offers.map(({ offer }) => offer),
        { price, initialPayment, years },
        { today, handoverDate },
      );
      expect(bestOfEachType(best).map(({ offer }) => offer.hash)).toEqual(
        mortgage.offers.map(({ hash }) => hash),
      );
      expect(best[0]!.payments.max).toBe(mortgage.offers[0]!.payment.times(100).toNumber());
      counted += 1;
    }
    expect(counted).toBeGreaterThan(5);
  });

  it('of an unknown flat is not found', async () => {
    await expect(loadFlatCalculator(testContext(database.db), 987_654)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});
