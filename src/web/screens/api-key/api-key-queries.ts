import type { QueryClient } from '@tanstack/react-query';
import { OWN_ERRORS } from '../../data/api.ts';
import type { Api } from '../../data/create-api.ts';
import type { ApiKeyListSearch } from '../../query/api-key-search.ts';

/** The list of keys as its address asks for it. */
export function apiKeyListQuery({ api }: { api: Api }, search: ApiKeyListSearch) {
  return api.admin.apiKeys.list.queryOptions(apiKeysInput(search), { meta: OWN_ERRORS });
}

export function apiKeysInput({ q = '', state, by, page = 1 }: ApiKeyListSearch) {
  return { text: q, state, sort: by, page };
}

export function apiKeyQuery({ api }: { api: Api }, id: number) {
  return api.admin.apiKeys.get.queryOptions({ id }, { meta: OWN_ERRORS });
}

/** Has everything told about keys asked for anew: something was done to one. */
export function refreshApiKeys({ api, queryClient }: { api: Api; queryClient: QueryClient }): Promise<void> {
  return queryClient.invalidateQueries(api.admin.apiKeys.pathFilter());
}
