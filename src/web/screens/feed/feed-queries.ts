import type { QueryClient } from '@tanstack/react-query';
import type { FeedShown } from '#contract/feed.ts';
import { type Api, OWN_ERRORS } from '../../data/api.ts';
import type { FeedListSearch } from '../../query/feed-search.ts';

/** How often an open page asks anew: while a run is under way, and otherwise. */
const RUNNING_MS = 1_500;
const QUIET_MS = 60_000;

/** A list of feeds, of one company or of all, as its address asks for it. */
export function feedListQuery(
  { api }: { api: Api },
  { q = '', state, page = 1 }: FeedListSearch,
  companyId?: number,
) {
  const input = { text: q, page, companyId, ...(state && { states: [state] }) };
  return api.admin.feed.list.queryOptions(input, { meta: OWN_ERRORS });
}

export function feedQuery({ api }: { api: Api }, id: number) {
  return api.admin.feed.get.queryOptions({ id }, { meta: OWN_ERRORS });
}

export function issuesQuery({ api }: { api: Api }, runId: number) {
  return api.admin.feed.issues.queryOptions({ runId }, { meta: OWN_ERRORS });
}

/** When feeds on a page are worth asking about again. */
export function feedsInterval(feeds: readonly FeedShown[] = []): number {
  return feeds.some(({ progress }) => progress !== null) ? RUNNING_MS : QUIET_MS;
}

/** Has everything told about feeds asked for anew: something was done to one. */
export function refreshFeeds({ api, queryClient }: { api: Api; queryClient: QueryClient }): Promise<void> {
  return queryClient.invalidateQueries(api.admin.feed.pathFilter());
}
