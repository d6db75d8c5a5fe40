import type { QuotedCurrency } from '#domain/money/currency.ts';
import type { IsoDate } from '#domain/time/iso-date.ts';
import type { Db } from '../../client.ts';
import { currencyRates } from '../../schema/currency-rate.ts';

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
