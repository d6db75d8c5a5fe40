import type { QueryClient } from '@tanstack/react-query';
import { OWN_ERRORS } from '../../data/api.ts';
import type { Api } from '../../data/create-api.ts';
import type { LeadListSearch } from '../../query/lead-search.ts';

/** Leads as their address asks for them. */
export function leadsQuery({ api }: { api: Api }, search: LeadListSearch) {
  return api.admin.leads.list.queryOptions(leadsInput(search), { meta: OWN_ERRORS });
}

export function leadsInput({ q = '', view, client, by, page = 1 }: LeadListSearch) {
  return { text: q, view, clientId: client, sort: by, page };
}

export function leadQuery({ api }: { api: Api }, id: number) {
  return api.admin.leads.get.queryOptions({ id }, { meta: OWN_ERRORS });
}

/** Has everything told about leads asked for anew: one has changed. */
export function refreshLeads({ api, queryClient }: { api: Api; queryClient: QueryClient }): Promise<void> {
  return queryClient.invalidateQueries(api.admin.leads.pathFilter());
}
