import type { DeskSearch } from '../../query/desk-search.ts';
import { pageHead } from '../../shell/page-head.ts';
import type { SiteContext } from '../../site-context.ts';
import { deskQuery } from './application-queries.ts';

/** What the broker's desk needs before it shows. */
export async function loadDesk(context: SiteContext, search: DeskSearch) {
  await context.queryClient.ensureQueryData(deskQuery(context, search));
  return { head: pageHead({ settings: context.settings, title: 'Заявки клиентов' }) };
}
