import type { ProjectRegister } from './port.ts';

/** No export of the register: houses are as their feeds tell. */
export function noRegister(now: () => Date): ProjectRegister {
  return {
    provider: 'none',
    project: async () => ({ ok: true, value: null, source: 'embedded', asOf: now() }),
  };
}
