import type { AmenSearch } from '../../query/amen-search.ts';
import type { RouterContext } from '../../router.tsx';
import { pageHead } from '../../shell/page-head.ts';
import { auditQuery, clientErrorsQuery, maintenanceQuery } from './maintenance-queries.ts';

export async function loadAmen(context: RouterContext, { search }: { search: AmenSearch }) {
  const { queryClient } = context;
  const isAsked = (tab: AmenSearch['tab']) => search.tab === undefined || search.tab === tab;
  await Promise.all([
    queryClient.ensureQueryData(maintenanceQuery(context)),
    isAsked('audit') && queryClient.ensureQueryData(auditQuery(context, search)),
    isAsked('errors') && queryClient.ensureQueryData(clientErrorsQuery(context, search)),
  ]);
  return { head: pageHead({ settings: context.settings, title: 'Обслуживание' }) };
}
