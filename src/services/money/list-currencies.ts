import type { CurrenciesToRuble } from '#contract/currency.ts';
import { findRates } from '#db/queries/money/rates.ts';
import type { ServiceContext } from '../context.ts';

/** Roubles for one unit of each currency that has a rate; a currency without one is absent. */
export function listCurrencies(ctx: ServiceContext): Promise<Partial<CurrenciesToRuble> & { RUB: 1 }> {
  return findRates(ctx.db);
}
