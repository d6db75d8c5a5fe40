import type { Currency } from '#domain/money/currency.ts';

export interface KnownPrice {
  at: Date;
  /** Whole roubles at the rate of that moment. */
  price: number | null;
  /** Whole units of the currency the developer quoted. */
  originalPrice: number | null;
  originalCurrency: Currency;
}

export interface PriceStep {
  at: Date;
  /** Whole units of the currency. */
  amount: number;
  /** The difference from the previous price; null for the first one. */
  change: number | null;
}

export interface PriceSteps {
  currency: Currency;
  /** Oldest first; two neighbours always differ. */
  steps: PriceStep[];
}

/**
 * How the developer moved the price of a flat, in the currency it is quoted in now: a move of the exchange rate is no
 * step. Prices once quoted in another currency are left out.
 */
export function priceSteps(prices: readonly KnownPrice[]): PriceSteps {
  const currency = prices.at(-1)?.originalCurrency ?? 'RUB';
  const steps: PriceStep[] = [];
  for (const { at, price, originalPrice, originalCurrency } of prices) {
    const amount = originalPrice ?? (currency === 'RUB' ? price : null);
    const last = steps.at(-1);
    if (amount === null || originalCurrency !== currency || amount === last?.amount) continue;
    steps.push({ at, amount, change: last ? amount - last.amount : null });
  }
  return { currency, steps };
}
