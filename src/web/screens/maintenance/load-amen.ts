import type { AmenSearch } from '../../query/amen-search.ts';
import { pageHead } from '../../shell/page-head.ts';
import type { SiteContext } from '../../site-context.ts';
import { auditQuery, clientErrorsQuery, maintenanceQuery } from './maintenance-queries.ts';

export async function loadAmen(context: SiteContext, { search }: { search: AmenSearch }) {
  const { queryClient } = context;
  const isAsked = (tab: AmenSearch['tab']) => search.tab === undefined || search.tab === tab;
  await Promise.all([
    queryClient.ensureQueryData(maintenanceQuery(context)),
    isAsked('audit') && queryClient.ensureQueryData(auditQuery(context, search)),
    isAsked('errors') && queryClient.ensureQueryData(clientErrorsQuery(context, search)),
  ]);
  return { head: pageHead({ settings: context.settings, title: 'Обслуживание' }) };
}
