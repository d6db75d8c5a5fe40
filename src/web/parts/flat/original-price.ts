import type { Flat } from '#contract/catalog.ts';
import { formatOriginalPrice } from '#domain/money/currency.ts';
import { NBSP } from '#domain/text/nbsp.ts';

/** The price in the currency the developer quoted it in; null for roubles and for a flat without a price. */
export function originalPrice({
  originalPrice: amount,
  originalCurrency,
}: Pick<Flat, 'originalPrice' | 'originalCurrency'>): string | null {
  return amount === null || originalCurrency === 'RUB' ? null : formatOriginalPrice(amount, originalCurrency);
}

/** A flat without roubles has a price in a currency that has no rate, or one may ask. */
export function priceWithoutRoubles(flat: Pick<Flat, 'originalPrice' | 'originalCurrency'>): string {
  return originalPrice(flat) ?? `Цена по${NBSP}запросу`;
}
