import type { ApiKeyDetails } from '#contract/api-key.ts';
import { WidgetConfig } from '#contract/widget-config.ts';
import type { ServiceContext } from '../context.ts';
import { clientReach } from './client-reach.ts';
import { getKeptApiKey } from './get-kept-api-key.ts';
import { presentApiKey } from './present-api-key.ts';

/** An access for its form; one taken back is only looked at. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND. */
export async function getApiKey(ctx: ServiceContext, id: number): Promise<ApiKeyDetails> {
  const ownerId = clientReach(ctx, 'apiKeys', 'rw');
  const row = await getKeptApiKey(ctx.db, { id, now: ctx.now, ownerId });
  return {
    asOf: ctx.now,
    key: presentApiKey(row),
    // One saved under older rules is shown as its widget shows it.
    config: WidgetConfig.safeParse(row.config).data ?? WidgetConfig.parse({}),
  };
}
