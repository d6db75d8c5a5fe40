import type { PageSearch } from '../../query/page-search.ts';
import { pageHead } from '../../shell/page-head.ts';
import type { SiteContext } from '../../site-context.ts';
import { mineQuery } from './application-queries.ts';

/** What the page of one's own applications needs before it shows. */
export async function loadMine(context: SiteContext, search: PageSearch) {
  await context.queryClient.ensureQueryData(mineQuery(context, search));
  return { head: pageHead({ settings: context.settings, title: 'Мои заявки на ипотеку' }) };
}
