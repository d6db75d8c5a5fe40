import type { WithPage } from '#contract/admin-list.ts';
import type { LeadListInput } from '#contract/lead-desk.ts';
import { type DeskLead, listDeskLeads } from '#db/queries/lead/lead-desk.ts';
import type { ServiceContext } from '../context.ts';
import { MOST_ROWS } from '../page-window.ts';
import { leadReach } from './lead-reach.ts';
import { reachedBy } from './list-lead-desk.ts';

/**
 * The leads of a view with their contacts; a client's own person takes those given to the client alone. Errors: as
 * `leadReach`.
 */
export async function listLeadContacts(
  ctx: ServiceContext,
  { page: _, ...query }: WithPage<LeadListInput>,
): Promise<{ rows: DeskLead[] }> {
  const reach = leadReach(ctx, 'r');
  const asked = { ...query, ...reachedBy(reach, query), ...(reach !== null && { givenTo: reach }) };
  return { rows: await listDeskLeads(ctx.db, { ...asked, limit: MOST_ROWS, offset: 0 }) };
}
