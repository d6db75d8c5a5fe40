import type { AdminListSearch } from '../../query/admin-list-search.ts';
import type { RouterContext } from '../../router.tsx';
import { pageHead } from '../../shell/page-head.ts';
import { geoGroupsQuery } from './geo-queries.ts';

export async function loadGeoGroups(context: RouterContext, { search }: { search: AdminListSearch }) {
  await context.queryClient.ensureQueryData(geoGroupsQuery(context, search));
  return { head: pageHead({ settings: context.settings, title: 'Гео-ограничения' }) };
}
