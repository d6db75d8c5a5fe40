import type { AdminListSearch } from '../../query/admin-list-search.ts';
import type { RouterContext } from '../../router.tsx';
import { pageHead } from '../../shell/page-head.ts';
import { clientsQuery } from './client-queries.ts';

export async function loadClients(context: RouterContext, { search }: { search: AdminListSearch }) {
  await context.queryClient.ensureQueryData(clientsQuery(context, search));
  return { head: pageHead({ settings: context.settings, title: 'Клиенты' }) };
}
