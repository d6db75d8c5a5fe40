import type { Fail } from '../result.ts';
import type { Bot } from './port.ts';

const NO_BOT: Fail = { ok: false, kind: 'rejected', retryable: false, providerCode: 'no_provider' };

/** An installation without a bot: nobody can link one, and nothing is sent. */
export const noBot: Bot = {
  provider: 'none',
  name: null,
  webhook: null,
  send: async () => NO_BOT,
  registerWebhook: async () => NO_BOT,
};
