import type { Indexing } from './port.ts';

/** Tells nobody: robots find changes by themselves, later. */
export const noIndexing: Indexing = {
  provider: 'none',
  keyFile: null,
  announce: async () => ({ ok: false, kind: 'unavailable', retryable: false, providerCode: 'none' }),
};
