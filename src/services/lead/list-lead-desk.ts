import type { LeadDelivery, LeadList, LeadListInput, LeadShown } from '#contract/lead-desk.ts';
import { countLeadViews, type DeskLead, listDeskLeads } from '#db/queries/lead/lead-desk.ts';
import { requirePermission } from '../access/require-permission.ts';
import type { ServiceContext } from '../context.ts';
import { pageWindow } from '../page-window.ts';

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

export function presentLead(lead: DeskLead): LeadShown {
  return {
    id: lead.id,
    kind: lead.kind,
    createdAt: lead.createdAt,
    name: lead.name,
    phone: lead.phone,
    email: lead.email,
    isErased: lead.erasedAt !== null,
    recipient: lead.recipientName,
    delivery: deliveryOf(lead),
    takenBy: lead.takenBy,
    takenAt: lead.takenAt,
    result: lead.result,
  };
}

/** Without a CRM the platform's leads stay with it: nobody outside has them. */
function deliveryOf({ id, state, recipientCompanyId, externalId }: DeskLead): LeadDelivery {
  const isKept = state === 'DELIVERED' && recipientCompanyId === null && externalId === String(id);
  return isKept ? 'INBOX' : state;
}
