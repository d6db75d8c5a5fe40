import type { QueryClient } from '@tanstack/react-query';
import { type Api, OWN_ERRORS } from '../../data/api.ts';
import type { LeadListSearch } from '../../query/lead-search.ts';

/** Leads as their address asks for them. */
export function leadsQuery({ api }: { api: Api }, search: LeadListSearch) {
  const { page = 1 } = search;
  return api.admin.leads.list.queryOptions({ ...filterOf(search), page }, { meta: OWN_ERRORS });
}

/** The part of an address that narrows the list. */
export function filterOf({ q = '', view, client }: LeadListSearch) {
  return { text: q, view, clientId: client };
}

export function leadQuery({ api }: { api: Api }, id: number) {
  return api.admin.leads.get.queryOptions({ id }, { meta: OWN_ERRORS });
}

/** Has everything told about leads asked for anew: one has changed. */
export function refreshLeads({ api, queryClient }: { api: Api; queryClient: QueryClient }): Promise<void> {
  return queryClient.invalidateQueries(api.admin.leads.pathFilter());
}
