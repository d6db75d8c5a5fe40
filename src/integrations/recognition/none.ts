import type { Fail } from '../result.ts';
import type { DocumentRecognizer } from './port.ts';

const UNAVAILABLE: Fail = { ok: false, kind: 'unavailable', retryable: false, providerCode: 'none' };

/** Nobody reads documents: people type what stands in them. */
export const noRecognizer: DocumentRecognizer = {
  provider: 'none',
  submit: async () => UNAVAILABLE,
  result: async () => UNAVAILABLE,
};
