import type { AdminListSearch } from '../../query/admin-list-search.ts';
import type { RouterContext } from '../../router.tsx';
import { pageHead } from '../../shell/page-head.ts';
import { auditQuery } from './audit-queries.ts';

export async function loadAmen(context: RouterContext, { search }: { search: AdminListSearch }) {
  await context.queryClient.ensureQueryData(auditQuery(context, search));
  return { head: pageHead({ settings: context.settings, title: 'Обслуживание' }) };
}
