import { FIRST_RATES } from '#domain/money/first-rates.ts';
import type { Db } from '../client.ts';
import { saveRates } from '../queries/money/rates.ts';

/** Writes the first rates; newer ones and those of the same day stay as they are. */
export async function seedCurrencyRates(db: Db): Promise<void> {
  await saveRates(db, FIRST_RATES);
}
