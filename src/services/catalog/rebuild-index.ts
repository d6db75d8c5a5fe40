import { setTimeout as delay } from 'node:timers/promises';
import { announceRebuild } from '#db/queries/catalog/catalogue-changes.ts';
import { requirePermission } from '../access/require-permission.ts';
import type { ServiceContext } from '../context.ts';
import { countListings } from './count-listings.ts';

const LOOK_MS = 100;

/**
 * Makes every node build its search index from nothing and forget all remembered facts of the catalogue; waits for this
 * node. Returns the number of flats in the index. Rejects with the reason of `signal`.
 */
export async function rebuildIndex(ctx: ServiceContext, signal: AbortSignal): Promise<number> {
  requirePermission(ctx, 'adminAmen', 'w');
  const before = ctx.catalogueIndex?.current ?? null;
  await announceRebuild(ctx.db);
  while (before !== null && ctx.catalogueIndex?.current === before)
    await delay(LOOK_MS, undefined, { signal });
  return (await countListings(ctx, { filters: {}, sort: 'default' })).flats;
}
