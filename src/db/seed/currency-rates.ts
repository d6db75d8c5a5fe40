import type { Db } from '../client.ts';
import { currencyRates } from '../schema/currency-rate.ts';

/** Rates a new installation starts with, so that prices abroad compare before the first rates are fetched. */
const RATES: readonly (typeof currencyRates.$inferInsert)[] = [
  { currency: 'AED', asOf: '2026-11-20', roubles: 22.8741 },
  { currency: 'EUR', asOf: '2026-11-20', roubles: 96.4032 },
  { currency: 'USD', asOf: '2026-11-20', roubles: 84.0052 },
  { currency: 'THB', asOf: '2026-11-20', roubles: 2.5917 },
];

/** Writes the first rates; newer ones and those of the same day stay as they are. */
export async function seedCurrencyRates(db: Db): Promise<void> {
  await db
    .insert(currencyRates)
    .values([...RATES])
    .onConflictDoNothing();
}
