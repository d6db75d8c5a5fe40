import type { SmsSender } from './port.ts';

/** The sender that refuses every message: a deployer has switched text messages off. */
export const noSms: SmsSender = {
  provider: 'none',
  async send() {
    return { ok: false, kind: 'rejected', retryable: false, providerCode: 'no_provider' };
  },
};
