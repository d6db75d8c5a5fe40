import type { CurrencyRates } from './port.ts';

/** Gives no rates, so the last known ones stay. */
export const noRates: CurrencyRates = {
  provider: 'none',
  latest: async () => ({ ok: false, kind: 'unavailable', retryable: false, providerCode: 'none' }),
};
