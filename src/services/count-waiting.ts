import type { ConsoleWaiting } from '#contract/console.ts';
import { countApiKeyStates } from '#db/queries/access/api-keys.ts';
import { countFeedStates } from '#db/queries/feed/list-feeds.ts';
import { countLeadViews } from '#db/queries/lead/lead-desk.ts';
import { countDeadWork } from '#db/queries/maintenance/count-holdings.ts';
import { clientReach } from './access/client-reach.ts';
import { requirePermission } from './access/require-permission.ts';
import { whenPermitted } from './access/when-permitted.ts';
import type { ServiceContext } from './context.ts';

/** Counts what waits for a person in the console, only of kinds that the caller may read. Errors: UNAUTHENTICATED. */
export async function countWaiting(ctx: ServiceContext): Promise<ConsoleWaiting> {
  const [feeds, keys, leads, deadWork] = await Promise.all([
    whenPermitted(async () => {
      requirePermission(ctx, 'uploadFeeds', 'r');
      return countFeedStates(ctx.db, { now: ctx.now });
    }),
    whenPermitted(async () =>
      countApiKeyStates(ctx.db, { now: ctx.now, ownerId: clientReach(ctx, 'apiKeys', 'r') }),
    ),
    whenPermitted(async () => {
      const reach = clientReach(ctx, 'leads', 'r');
      return countLeadViews(ctx.db, { text: '', givenTo: reach ?? undefined });
    }),
    whenPermitted(async () => {
      requirePermission(ctx, 'adminAmen', 'r');
      return countDeadWork(ctx.db);
    }),
  ]);
  return {
    ...(feeds && { heldFeeds: feeds.held, failedFeeds: feeds.failed }),
    ...(keys && { expiringKeys: keys.expiring }),
    ...(leads && { newLeads: leads.new }),
    ...(deadWork !== undefined && { deadWork }),
  };
}
