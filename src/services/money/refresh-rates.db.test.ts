import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { currencyRates } from '#db/schema/currency-rate.ts';
import { seedCurrencyRates } from '#db/seed/currency-rates.ts';
import { FIRST_RATES } from '#domain/money/first-rates.ts';
import type { CurrencyRates } from '#integrations/money/port.ts';
import { createTestDatabase } from '#tests/database.ts';
import { testContext } from '#tests/service-context.ts';
import { listCurrencies } from './list-currencies.ts';
import { refreshRates } from './refresh-rates.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  await database.db.delete(currencyRates);
  await seedCurrencyRates(database.db);
});
afterAll(() => database.drop());

type Answer = Awaited<ReturnType<CurrencyRates['latest']>>;

const refresh = (answer: Answer) => {
  const rates: CurrencyRates = { provider: 'test', latest: async () => answer };
  return refreshRates(testContext(database.db, { ports: { rates } }), new AbortController().signal);
};
const known = () => listCurrencies(testContext(database.db));
const answerOf = (roubles: Partial<typeof FIRST_RATES.roubles>, date = '2026-11-21'): Answer => {
  const value = { date, roubles: { ...FIRST_RATES.roubles, ...roubles } };
  return { ok: true, value, source: 'live', asOf: new Date() };
};

it('keeps the rates of a newer day', async () => {
  expect(await refresh(answerOf({ USD: 85.5, AED: 23.1 }))).toBe(4);
  expect(await known()).toEqual({ ...FIRST_RATES.roubles, RUB: 1, USD: 85.5, AED: 23.1 });
});

it('keeps the last good rates while there are no others', async () => {
  const fail = { ok: false, kind: 'timeout', retryable: true } as const;
  await expect(refresh(fail)).rejects.toMatchObject({ code: 'UNAVAILABLE', message: /timeout/ });
  expect(await known()).toMatchObject(FIRST_RATES.roubles);
});

it('takes no day on which a currency leapt by more than a fifth', async () => {
  const leap = { code: 'CONFLICT', message: /AED был 22.8741 ₽, стал 228.7 ₽/ };
  await expect(refresh(answerOf({ AED: 228.7 }))).rejects.toMatchObject(leap);
  expect(await known()).toMatchObject(FIRST_RATES.roubles);
});

it('takes any rates once those before are too old to compare with', async () => {
  await refresh(answerOf({ AED: 228.7 }, '2026-12-05'));
  expect(await known()).toMatchObject({ AED: 228.7 });
});
