import type { ObjectCatalogue } from './port.ts';

/** No object catalogue: complexes show what the places catalogue knows. */
export function noObjects(now: () => Date): ObjectCatalogue {
  return {
    provider: 'none',
    infrastructure: async () => ({ ok: true, value: [], source: 'embedded', asOf: now() }),
  };
}
