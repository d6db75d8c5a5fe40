import type { AdminListSearch } from '../../query/admin-list-search.ts';
import { pageHead } from '../../shell/page-head.ts';
import type { SiteContext } from '../../site-context.ts';
import { collectionsQuery } from './collection-queries.ts';

export async function loadCollections(context: SiteContext, { search }: { search: AdminListSearch }) {
  await context.queryClient.ensureQueryData(collectionsQuery(context, search));
  return { head: pageHead({ settings: context.settings, title: 'Подборки' }) };
}
