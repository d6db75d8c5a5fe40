import { NBSP } from '#domain/text/nbsp.ts';
import { Decimal, type DecimalInput } from './decimal.ts';
import { formatNumber } from './format-number.ts';

/** The currencies a price may be quoted in, in the order they are offered. */
export const CURRENCIES = ['AED', 'RUB', 'EUR', 'USD', 'THB'] as const;

export type Currency = (typeof CURRENCIES)[number];

/** A currency that has a rate, which is any but the rouble. */
export type QuotedCurrency = Exclude<Currency, 'RUB'>;

export const QUOTED_CURRENCIES = CURRENCIES.filter((currency) => currency !== 'RUB');

/** Roubles for one unit of each currency; RUB is 1. */
export type RoubleRates = Record<Currency, number>;

/** The sign after an amount; the dirham and the baht have no sign that every font draws. */
export const CURRENCY_SIGNS: Record<Currency, string> = {
  AED: 'AED',
  RUB: '₽',
  EUR: '€',
  USD: '$',
  THB: 'THB',
};

export function isCurrency(value: unknown): value is Currency {
  return (CURRENCIES as readonly unknown[]).includes(value);
}

/** A price in the currency it was quoted in, whole units: '1 850 000 AED'. */
export function formatOriginalPrice(amount: DecimalInput, currency: Currency): string {
  return `${formatNumber(amount)}${NBSP}${CURRENCY_SIGNS[currency]}`;
}

/** An amount in whole roubles at the given rates, halves up. */
export function toRoubles(amount: DecimalInput, currency: Currency, rates: RoubleRates): number {
  return new Decimal(amount).times(rates[currency]).toDecimalPlaces(0).toNumber();
}

/** An amount of roubles in another currency, unrounded. */
export function fromRoubles(roubles: DecimalInput, currency: Currency, rates: RoubleRates): Decimal {
  return new Decimal(roubles).dividedBy(rates[currency]);
}
