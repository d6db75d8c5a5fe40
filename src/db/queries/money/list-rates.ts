import { asc, desc } from 'drizzle-orm';
import type { QuotedCurrency } from '#domain/money/currency.ts';
import type { IsoDate } from '#domain/time/iso-date.ts';
import type { Db } from '../../client.ts';
import { currencyRates } from '../../schema/currency-rate.ts';

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
