import type { LeadList, LeadListInput } from '#contract/lead-desk.ts';
import { countLeadViews, listDeskLeads } from '#db/queries/lead/lead-desk.ts';
import { requirePermission } from '../access/require-permission.ts';
import type { ServiceContext } from '../context.ts';
import { pageWindow } from '../page-window.ts';
import { presentLead } from './present-lead.ts';

/**
 * A page of leads with their contacts, newest first, and how many each view holds. Errors: UNAUTHENTICATED, FORBIDDEN.
 */
export async function listLeadDesk(
  ctx: ServiceContext,
  { page, ...query }: LeadListInput,
): Promise<LeadList> {
  requirePermission(ctx, 'leads', 'r');
  const counts = await countLeadViews(ctx.db, query);
  const window = pageWindow(ctx, counts[query.view ?? 'all'], page);
  const rows = await listDeskLeads(ctx.db, { ...query, ...window.rows });
  return { rows: rows.map(presentLead), counts, ...window.shown };
}
