import type { SiteLook } from '#domain/widget/site-look.ts';
import { describeFail } from '#integrations/widget/describe-fail.ts';
import { SITE_DEADLINE_MS } from '#integrations/widget/port.ts';
import { clientReach } from '../access/client-reach.ts';
import { consumeLimit } from '../access/consume-limit.ts';
import { requireUser } from '../access/require-user.ts';
import type { ServiceContext } from '../context.ts';
import { refuseField } from '../refuse-field.ts';

/**
 * Reads what a page that somebody names looks like, for the look of a widget; nothing of it is kept. Errors:
 * UNAUTHENTICATED, FORBIDDEN, LIMIT, INVALID in words when the page cannot be read.
 */
export async function readSiteLook(ctx: ServiceContext, url: string): Promise<SiteLook> {
  clientReach(ctx, 'apiKeys', 'rw');
  await consumeLimit(ctx, 'siteLook', `person ${requireUser(ctx).id}`);
  const read = await ctx.ports.sites.read(url, {
    signal: AbortSignal.timeout(SITE_DEADLINE_MS),
    deadlineMs: SITE_DEADLINE_MS,
    requestId: ctx.requestId,
  });
  if (!read.ok) throw refuseField('url', describeFail(read));
  return read.value;
}
