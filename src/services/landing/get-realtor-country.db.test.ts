import { afterAll, beforeAll, expect, it } from 'vitest';
import { currencyRates } from '#db/schema/index.ts';
import { VISITOR } from '#domain/access/actor.ts';
import { UAE_COUNTRY_ID } from '#domain/geo/uae.ts';
import { createTestDatabase } from '#tests/database.ts';
import { makeSearchWorld, type SearchWorld } from '#tests/search-world.ts';
import { testContext } from '#tests/service-context.ts';
import { getRealtorCountry } from './get-realtor-country.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let world: SearchWorld;
beforeAll(async () => {
  database = await createTestDatabase();
  world = await makeSearchWorld(database.db);
  await database.db.delete(currencyRates);
  await database.db.insert(currencyRates).values([
    { currency: 'AED', asOf: '2026-11-18', roubles: 22 },
    { currency: 'AED', asOf: '2026-11-19', roubles: 22.5 },
  ]);
});
afterAll(() => database.drop());

const facts = (country: 'uae' | 'thai' | 'georgia') =>
  getRealtorCountry(testContext(database.db, { actor: VISITOR }), { country });

it('counts what a country has on sale, and names its cheapest flat and its newest rate', async () => {
  const uae = await facts('uae');
  const own = world.flats.filter(({ isOnSale, place }) => isOnSale && place.countryId === UAE_COUNTRY_ID);
  expect(own.length).toBeGreaterThan(0);
  expect(uae).toMatchObject({
    flats: own.length,
    complexes: new Set(own.map(({ complexId }) => complexId)).size,
    rate: { currency: 'AED', roubles: 22.5, asOf: '2026-11-19' },
  });
  const prices = own.flatMap(({ price }) => price ?? []);
  expect(uae.cheapest?.price).toBe(Math.min(...prices));
});

it('says nothing it does not know of a country without listings', async () => {
  const nothing = { flats: 0, complexes: 0, confirmedAt: null, cheapest: null, rate: null };
  expect(await facts('thai')).toEqual(nothing);
  expect(await facts('georgia')).toEqual(nothing);
});
