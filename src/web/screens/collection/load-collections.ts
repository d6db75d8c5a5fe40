import type { AdminListSearch } from '../../query/admin-list-search.ts';
import type { RouterContext } from '../../router.tsx';
import { pageHead } from '../../shell/page-head.ts';
import { collectionsQuery } from './collection-queries.ts';

export async function loadCollections(context: RouterContext, { search }: { search: AdminListSearch }) {
  await context.queryClient.ensureQueryData(collectionsQuery(context, search));
  return { head: pageHead({ settings: context.settings, title: 'Подборки' }) };
}
