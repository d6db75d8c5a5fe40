import { FIRST_RATES } from '#domain/money/first-rates.ts';
import type { CurrencyRates } from './port.ts';

/** The rates every installation starts with, for one without a network. */
export function embeddedRates(now: () => Date): CurrencyRates {
  return {
    provider: 'embedded',
    latest: async () => ({ ok: true, value: FIRST_RATES, source: 'embedded', asOf: now() }),
  };
}
