import { LEAD_VIEWS, type LeadView } from '#domain/lead/lead-work.ts';
import { type AdminListSearch, readAdminListSearch } from './admin-list-search.ts';

export interface LeadListSearch extends AdminListSearch<'leads'> {
  view?: LeadView;
  /** Id of the company whose forms brought the leads. */
  client?: number;
}

/** Reads the part of the desk of leads that an address asks for. */
export function readLeadListSearch(raw: Record<string, unknown>): LeadListSearch {
  const view = String(raw.view);
  const client = Number(raw.client);
  return {
    ...readAdminListSearch(raw, 'leads'),
    view: Object.hasOwn(LEAD_VIEWS, view) ? (view as LeadView) : undefined,
    client: Number.isInteger(client) && client >= 1 && client <= 2_147_483_647 ? client : undefined,
  };
}
