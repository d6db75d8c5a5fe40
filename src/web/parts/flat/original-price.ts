import type { Flat } from '#contract/catalog.ts';
import { formatOriginalPrice } from '#domain/money/currency.ts';

/** The price in the currency the developer quoted it in; null for roubles and for a flat without a price. */
export function originalPrice({
  originalPrice: amount,
  originalCurrency,
}: Pick<Flat, 'originalPrice' | 'originalCurrency'>): string | null {
  return amount === null || originalCurrency === 'RUB' ? null : formatOriginalPrice(amount, originalCurrency);
}
