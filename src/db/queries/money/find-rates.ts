import type { RoubleRates } from '#domain/money/currency.ts';
import type { Db } from '../../client.ts';
import { listRates } from './list-rates.ts';

/** The newest rate of every currency that has one; the rouble is always 1. */
export async function findRates(db: Db): Promise<Partial<RoubleRates> & { RUB: 1 }> {
  const rates = await listRates(db);
  return { ...Object.fromEntries(rates.map(({ currency, roubles }) => [currency, roubles])), RUB: 1 };
}
