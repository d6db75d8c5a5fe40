import type { FeedRunSearch } from '../../query/feed-search.ts';
import { pageHead } from '../../shell/page-head.ts';
import type { SiteContext } from '../../site-context.ts';
import { feedQuery, issuesQuery } from './feed-queries.ts';

/** A feed with the errors of the run that is asked for, the last one otherwise. */
export async function loadFeed(
  context: SiteContext,
  { params: { id }, search: { run } }: { params: { id: number }; search: FeedRunSearch },
) {
  const { queryClient, settings } = context;
  const { feed, runs } = await queryClient.ensureQueryData(feedQuery(context, id));
  const shown = runs.find((one) => one.id === run) ?? runs[0];
  if (shown) await queryClient.ensureQueryData(issuesQuery(context, shown.id));
  return { head: pageHead({ settings, title: feed.name }) };
}
