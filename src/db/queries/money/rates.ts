import { asc, desc } from 'drizzle-orm';
import type { QuotedCurrency, RoubleRates } from '#domain/money/currency.ts';
import type { IsoDate } from '#domain/time/iso-date.ts';
import type { Db } from '../../client.ts';
import { currencyRates } from '../../schema/currency-rate.ts';

/** The newest rate of every currency that has one; the rouble is always 1. */
export async function findRates(db: Db): Promise<Partial<RoubleRates> & { RUB: 1 }> {
  const rates = await listRates(db);
  return { ...Object.fromEntries(rates.map(({ currency, roubles }) => [currency, roubles])), RUB: 1 };
}

/** Roubles for one unit of a currency since a day. */
export interface DatedRate {
  currency: QuotedCurrency;
  asOf: IsoDate;
  roubles: number;
}

/** The newest rate of every currency that has one. */
export async function listRates(db: Db): Promise<DatedRate[]> {
  return db
    .selectDistinctOn([currencyRates.currency])
    .from(currencyRates)
    .orderBy(asc(currencyRates.currency), desc(currencyRates.asOf));
}

/** Writes the rates of a day; a rate that is known for it stays as it is. */
export async function saveRates(
  db: Db,
  { date, roubles }: { date: IsoDate; roubles: Record<QuotedCurrency, number> },
): Promise<void> {
  const rows = Object.entries(roubles).map(([currency, value]) => ({
    currency: currency as QuotedCurrency,
    asOf: date,
    roubles: value,
  }));
  await db.insert(currencyRates).values(rows).onConflictDoNothing();
}
