import type { Flat } from '#contract/catalog.ts';
import type { FlatPage } from '#contract/flat-page.ts';
import { CURRENCIES, type Currency, formatOriginalPrice } from '#domain/money/currency.ts';
import { Decimal } from '#domain/money/decimal.ts';

type PricedFlat = Pick<Flat, 'price' | 'originalPrice' | 'originalCurrency' | 'area'>;
type Rates = FlatPage['rates'];

export interface ShownPrice {
  /** '148 312 $' */
  price: string;
  /** '2 731 $/м²' */
  perMetre: string;
}

/** The currencies a flat's price can be told in, in the order they are offered. */
export function currenciesOf(flat: PricedFlat, rates: Rates): Currency[] {
  return CURRENCIES.filter((currency) => priceInCurrency(flat, currency, rates) !== null);
}

/**
 * A flat's price in a currency: as the developer quoted it in its own, otherwise its roubles at the newest rate, whole
 * units, halves up. Null when the price or the rate is not known.
 */
export function priceInCurrency(flat: PricedFlat, currency: Currency, rates: Rates): ShownPrice | null {
  const amount = amountIn(flat, currency, rates);
  if (amount === null) return null;
  return {
    price: formatOriginalPrice(amount, currency),
    perMetre: `${formatOriginalPrice(amount.dividedBy(flat.area), currency)}/м²`,
  };
}

function amountIn(flat: PricedFlat, currency: Currency, rates: Rates): Decimal | null {
  if (currency === flat.originalCurrency && flat.originalPrice !== null)
    return new Decimal(flat.originalPrice);
  if (flat.price === null) return null;
  if (currency === 'RUB') return new Decimal(flat.price);
  const rate = rates.find((one) => one.currency === currency);
  return rate ? new Decimal(flat.price).dividedBy(rate.roubles) : null;
}
