import type { EmailSender } from './port.ts';

/** An installation without e-mail. */
export const noEmail: EmailSender = {
  provider: 'none',
  send: async () => ({ ok: false, kind: 'rejected', retryable: false, providerCode: 'no_provider' }),
};
