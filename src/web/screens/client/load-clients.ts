import type { AdminListSearch } from '../../query/admin-list-search.ts';
import { pageHead } from '../../shell/page-head.ts';
import type { SiteContext } from '../../site-context.ts';
import { clientsQuery } from './client-queries.ts';

export async function loadClients(context: SiteContext, { search }: { search: AdminListSearch }) {
  await context.queryClient.ensureQueryData(clientsQuery(context, search));
  return { head: pageHead({ settings: context.settings, title: 'Клиенты' }) };
}
