import type { Icons } from './port.ts';

/** No icons but those the product draws itself. */
export function embeddedIcons(now: () => Date): Icons {
  return {
    provider: 'embedded',
    get: async () => ({ ok: true, value: null, source: 'embedded', asOf: now() }),
  };
}
