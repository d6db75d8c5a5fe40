import type { WithPage } from '#contract/admin-list.ts';
import type { LeadDelivery, LeadList, LeadListInput, LeadShown } from '#contract/lead-desk.ts';
import { listCompanies } from '#db/queries/company/companies.ts';
import { countLeadViews, type DeskLead, listDeskLeads } from '#db/queries/lead/lead-desk.ts';
import { AppError } from '#domain/errors.ts';
import type { ServiceContext } from '../context.ts';
import { pageWindow } from '../page-window.ts';
import { leadReach } from './lead-reach.ts';

/**
 * A page of leads, newest first, and how many each view holds. Errors: as `leadReach`; NOT_FOUND for another's client.
 */
export async function listLeadDesk(
  ctx: ServiceContext,
  { page, ...query }: WithPage<LeadListInput>,
): Promise<LeadList> {
  const reach = leadReach(ctx, 'r');
  const asked = { ...query, ...reachedBy(reach, query) };
  const { clientId = null } = asked;
  const client = clientId === null ? null : await findCompanyName(ctx, clientId);
  const counts = await countLeadViews(ctx.db, asked);
  const window = pageWindow(ctx, counts[query.view ?? 'all'], page);
  const rows = await listDeskLeads(ctx.db, { ...asked, ...window.rows });
  return { rows: rows.map((row) => presentLead(row, reach)), client, counts, ...window.shown };
}

/** The name of a client. Errors: NOT_FOUND. */
export async function findCompanyName({ db }: ServiceContext, id: number): Promise<string> {
  const [company] = await listCompanies(db, [id]);
  if (!company) throw new AppError('NOT_FOUND', `Клиента ${id} нет`);
  return company.name;
}

/**
 * The part of a question that keeps a client's own person to their client: what was asked of them by a text is found
 * among the leads given to it alone, for a search that finds tells.
 */
export function reachedBy(
  reach: number | null,
  { text, clientId }: Pick<LeadListInput, 'text' | 'clientId'>,
) {
  if (reach === null) return {};
  if (clientId !== undefined && clientId !== reach)
    throw new AppError('NOT_FOUND', `Клиента ${clientId} нет`);
  return { clientId: reach, ...(text !== '' && { givenTo: reach }) };
}

/** Lists the fields of a lead; its contacts are only for those to whom the person gave them, and for the platform. */
export function presentLead(lead: DeskLead, reach: number | null): LeadShown {
  const isMasked = reach !== null && lead.recipientCompanyId !== reach;
  return {
    id: lead.id,
    kind: lead.kind,
    createdAt: lead.createdAt,
    name: isMasked ? null : lead.name,
    phone: isMasked ? null : lead.phone,
    email: isMasked ? null : lead.email,
    isMasked,
    isErased: lead.erasedAt !== null,
    recipient: lead.recipientName,
    delivery: deliveryOf(lead),
    takenBy: lead.takenBy,
    takenAt: lead.takenAt,
    result: lead.result,
  };
}

/** Without a CRM leads stay here: nobody outside has them. */
function deliveryOf({ id, state, externalId }: DeskLead): LeadDelivery {
  const isKept = state === 'DELIVERED' && externalId === String(id);
  return isKept ? 'INBOX' : state;
}
