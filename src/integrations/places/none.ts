import type { Places } from './port.ts';

/** No catalogue of places: a deployer has none, and invented ones must not stand on a real site. */
export function noPlaces(now: () => Date): Places {
  return {
    provider: 'none',
    near: async () => ({ ok: true, value: [], source: 'embedded', asOf: now() }),
  };
}
