import type { CurrencyRates } from './port.ts';

/** Nobody to ask: the last rates stay. */
export const noRates: CurrencyRates = {
  provider: 'none',
  latest: async () => ({ ok: false, kind: 'unavailable', retryable: false, providerCode: 'none' }),
};
