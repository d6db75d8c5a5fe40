import { afterAll, beforeAll, expect, it } from 'vitest';
import { currencyRates } from '#db/schema/currency-rate.ts';
import { seedCurrencyRates } from '#db/seed/currency-rates.ts';
import { CURRENCIES } from '#domain/money/currency.ts';
import { createTestDatabase } from '#tests/database.ts';
import { testContext } from '#tests/service-context.ts';
import { listCurrencies } from './list-currencies.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const rates = () => listCurrencies(testContext(database.db));

it('knows the rouble alone before any rate is known', async () => {
  expect(await rates()).toEqual({ RUB: 1 });
});

it('starts with a rate for every currency and keeps newer ones', async () => {
  await seedCurrencyRates(database.db);
  const first = await rates();
  expect(Object.keys(first).sort()).toEqual([...CURRENCIES].sort());
  await database.db.insert(currencyRates).values([
    { currency: 'AED', asOf: '2027-01-10', roubles: 23.5 },
    { currency: 'USD', asOf: '2020-01-10', roubles: 61.2 },
  ]);
  await seedCurrencyRates(database.db);
  expect(await rates()).toEqual({ ...first, AED: 23.5 });
});
