import { asc, desc } from 'drizzle-orm';
import type { RoubleRates } from '#domain/money/currency.ts';
import type { Db } from '../../client.ts';
import { currencyRates } from '../../schema/currency-rate.ts';

/** The newest rate of every currency that has one; the rouble is always 1. */
export async function findRates(db: Db): Promise<Partial<RoubleRates> & { RUB: 1 }> {
  const rows = await db
    .selectDistinctOn([currencyRates.currency])
    .from(currencyRates)
    .orderBy(asc(currencyRates.currency), desc(currencyRates.asOf));
  return { ...Object.fromEntries(rows.map(({ currency, roubles }) => [currency, roubles])), RUB: 1 };
}
