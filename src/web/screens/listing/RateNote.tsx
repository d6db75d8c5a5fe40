import type { Rates } from '#contract/catalog.ts';
import { CURRENCY_SIGNS, type Currency } from '#domain/money/currency.ts';
import { formatNumber } from '#domain/money/format-number.ts';
import { NBSP } from '#domain/text/nbsp.ts';
import { formatDate } from '#domain/time/format-date.ts';
import listing from './Listing.module.css';

/** The rates between these currencies and the rouble: '1 AED = 22,8741 ₽ на 20.11.2026'; the rouble has none. */
export function RateNote({ rates, currencies }: { rates: Rates; currencies: readonly Currency[] }) {
  return rates
    .filter(({ currency }) => currencies.includes(currency))
    .map(({ currency, roubles, asOf }) => (
      <p key={currency} className={listing.note}>
        {`1${NBSP}${CURRENCY_SIGNS[currency]} = ${formatNumber(roubles, { decimals: 4, minDecimals: 2 })}${NBSP}₽ на${NBSP}${formatDate(asOf)}`}
      </p>
    ));
}
