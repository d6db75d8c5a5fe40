import type { Result } from '../result.ts';
import type { Icons } from './port.ts';

const MOST_REMEMBERED = 1_000;
const DAY_MS = 86_400_000;

/** Icons whose answers are kept for a day. Failures are asked for again. */
export function rememberedIcons(icons: Icons, now: () => Date): Icons {
  const known = new Map<string, Result<string | null> & { ok: true }>();
  return {
    provider: icons.provider,
    async get(name, call) {
      const before = known.get(name);
      if (before && now().getTime() - before.asOf.getTime() < DAY_MS) return { ...before, source: 'cache' };
      const answered = await icons.get(name, call);
      if (answered.ok) {
        if (known.size >= MOST_REMEMBERED) known.delete(known.keys().next().value!);
        known.set(name, answered);
      }
      return answered;
    },
  };
}
