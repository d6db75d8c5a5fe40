import type { FeedListSearch } from '../../query/feed-search.ts';
import { pageHead } from '../../shell/page-head.ts';
import type { SiteContext } from '../../site-context.ts';
import { feedListQuery } from './feed-queries.ts';

/** What fills a list of feeds of that title. */
export function loadFeeds(title: string) {
  return async (context: SiteContext, { search }: { search: FeedListSearch }) => {
    await context.queryClient.ensureQueryData(feedListQuery(context, search));
    return { head: pageHead({ settings: context.settings, title }) };
  };
}
