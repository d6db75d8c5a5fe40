import type { DeskSearch } from '../../query/desk-search.ts';
import type { RouterContext } from '../../router.tsx';
import { pageHead } from '../../shell/page-head.ts';
import { deskQuery } from './application-queries.ts';

/** What the broker's desk needs before it shows. */
export async function loadDesk(context: RouterContext, search: DeskSearch) {
  await context.queryClient.ensureQueryData(deskQuery(context, search));
  return { head: pageHead({ settings: context.settings, title: 'Заявки клиентов' }) };
}
