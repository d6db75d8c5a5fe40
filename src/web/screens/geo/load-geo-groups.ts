import type { AdminListSearch } from '../../query/admin-list-search.ts';
import { pageHead } from '../../shell/page-head.ts';
import type { SiteContext } from '../../site-context.ts';
import { geoGroupsQuery } from './geo-queries.ts';

export async function loadGeoGroups(context: SiteContext, { search }: { search: AdminListSearch }) {
  await context.queryClient.ensureQueryData(geoGroupsQuery(context, search));
  return { head: pageHead({ settings: context.settings, title: 'Гео-ограничения' }) };
}
