import type { Flat } from '#contract/catalog.ts';
import type { ComplexCard } from '#contract/complex-card.ts';
import type { QuotedPrice } from './favourite-records.ts';

/** The price of a flat in the currency its developer names, in which a move of the exchange rate is no change. */
export function quotedPrice(
  flat: Pick<Flat, 'price' | 'originalPrice' | 'originalCurrency'>,
): QuotedPrice | null {
  const amount = flat.originalPrice ?? (flat.originalCurrency === 'RUB' ? flat.price : null);
  return amount === null ? null : { amount, currency: flat.originalCurrency };
}

/** The least price of a complex, in roubles as its card tells them. */
export function leastPrice({ prices }: Pick<ComplexCard, 'prices'>): QuotedPrice | null {
  const known = prices.flatMap(({ price }) => price ?? []);
  return known.length === 0 ? null : { amount: Math.min(...known), currency: 'RUB' };
}
