import type { PageSearch } from '../../query/page-search.ts';
import type { RouterContext } from '../../router.tsx';
import { pageHead } from '../../shell/page-head.ts';
import { mineQuery } from './application-queries.ts';

/** What the page of one's own applications needs before it shows. */
export async function loadMine(context: RouterContext, search: PageSearch) {
  await context.queryClient.ensureQueryData(mineQuery(context, search));
  return { head: pageHead({ settings: context.settings, title: 'Мои заявки на ипотеку' }) };
}
