import type { QueryClient } from '@tanstack/react-query';
import { OWN_ERRORS } from '../../data/api.ts';
import type { Api } from '../../data/create-api.ts';
import type { DeskSearch } from '../../query/desk-search.ts';
import type { PageSearch } from '../../query/page-search.ts';

/** One's own applications, a page of them. */
export function mineQuery({ api }: { api: Api }, { page = 1 }: PageSearch) {
  return api.account.applications.mine.queryOptions({ page });
}

/** The list of the desk as its address asks for it. */
export function deskQuery({ api }: { api: Api }, { q = '', status, page = 1 }: DeskSearch) {
  const input = { text: q, page, ...(status && { status }) };
  return api.account.applications.others.queryOptions(input, { meta: OWN_ERRORS });
}

export function applicationQuery({ api }: { api: Api }, id: number) {
  return api.account.applications.get.queryOptions({ id }, { meta: OWN_ERRORS });
}

/** Has everything told about applications asked for anew: one has changed. */
export function refreshApplications({
  api,
  queryClient,
}: {
  api: Api;
  queryClient: QueryClient;
}): Promise<void> {
  return queryClient.invalidateQueries(api.account.applications.pathFilter());
}
