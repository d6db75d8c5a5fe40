import type { FeedListSearch } from '../../query/feed-search.ts';
import type { RouterContext } from '../../router.tsx';
import { pageHead } from '../../shell/page-head.ts';
import { feedListQuery } from './feed-queries.ts';

/** What both lists of feeds need before they show. */
export async function loadFeeds(context: RouterContext, search: FeedListSearch, title: string) {
  await context.queryClient.ensureQueryData(feedListQuery(context, search));
  return { head: pageHead({ settings: context.settings, title }) };
}
