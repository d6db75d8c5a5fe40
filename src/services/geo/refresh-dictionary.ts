import { seedDictionary } from '#db/seed/dictionary/seed-dictionary.ts';
import { requirePermission } from '../access/require-permission.ts';
import type { ServiceContext } from '../context.ts';

/** Brings the dictionaries of places to what this release knows; answers how many entries it changed. */
export function refreshDictionary(ctx: ServiceContext): Promise<number> {
  requirePermission(ctx, 'adminAmen', 'w');
  return seedDictionary(ctx.db);
}
