import type { Fail } from '../result.ts';
import type { DocumentRecognizer } from './port.ts';

const UNAVAILABLE: Fail = { ok: false, kind: 'unavailable', retryable: false, providerCode: 'none' };

/** Reads no documents, so people type the data themselves. */
export const noRecognizer: DocumentRecognizer = {
  provider: 'none',
  submit: async () => UNAVAILABLE,
  result: async () => UNAVAILABLE,
};
