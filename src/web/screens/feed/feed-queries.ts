import type { QueryClient } from '@tanstack/react-query';
import type { FeedShown } from '#contract/feed.ts';
import { OWN_ERRORS } from '../../data/api.ts';
import type { Api } from '../../data/create-api.ts';
import type { FeedListSearch, FeedRunSearch, RunChangesSearch } from '../../query/feed-search.ts';

/** How often an open page asks anew: while a run is under way, and otherwise. */
const RUNNING_MS = 1_500;
const QUIET_MS = 60_000;
/** A run that has been taken up is seen by nobody until its own process has started. */
const UNSEEN_MS = 30_000;

/** A list of feeds, of one company or of all, as its address asks for it. */
export function feedListQuery({ api }: { api: Api }, search: FeedListSearch, companyId?: number) {
  return api.admin.feed.list.queryOptions(feedsInput(search, companyId), { meta: OWN_ERRORS });
}

export function feedsInput({ q = '', state, by, page = 1 }: FeedListSearch, companyId?: number) {
  return { text: q, page, companyId, sort: by, ...(state && { states: [state] }) };
}

/** A feed as its address asks for it: with the run that is looked at, and the days around it. */
export function feedQuery({ api }: { api: Api }, id: number, { run, days }: FeedRunSearch) {
  return api.admin.feed.get.queryOptions({ id, runId: run, days }, { meta: OWN_ERRORS });
}

/** Who hears of troubles of a feed, and who heard of which. */
export function watchQuery({ api }: { api: Api }, id: number) {
  return api.admin.feed.watch.queryOptions({ id }, { meta: OWN_ERRORS });
}

/** Flats that differ between two runs of a feed, as the address asks for them. */
export function changesQuery({ api }: { api: Api }, id: number, search: RunChangesSearch) {
  return api.admin.feed.changes.queryOptions(changesInput(id, search), { meta: OWN_ERRORS });
}

export function changesInput(id: number, { q = '', by, page = 1, from, to, kind }: RunChangesSearch) {
  return { id, text: q, page, sort: by, from, to, kind };
}

export function issuesQuery({ api }: { api: Api }, runId: number) {
  return api.admin.feed.issues.queryOptions({ runId }, { meta: OWN_ERRORS });
}

/**
 * Says when feeds on a page are worth asking about again. It goes on asking often for a while after a run was seen, and
 * after the page was opened, perhaps by who has just asked for a run.
 */
export function watchFeeds<Data>(feedsOf: (data: Data) => readonly FeedShown[]) {
  let busyAt: number | undefined;
  return ({
    state: { data, dataUpdatedAt },
  }: {
    state: { data: Data | undefined; dataUpdatedAt: number };
  }) => {
    if (data === undefined) return QUIET_MS;
    if (feedsOf(data).some(({ progress }) => progress !== null)) busyAt = dataUpdatedAt;
    busyAt ??= dataUpdatedAt;
    // The first answer came with the page and bears the time of the server, whose clock may differ.
    return Math.abs(dataUpdatedAt - busyAt) < UNSEEN_MS ? RUNNING_MS : QUIET_MS;
  };
}

/** Has everything told about feeds asked for anew: something was done to one. */
export function refreshFeeds({ api, queryClient }: { api: Api; queryClient: QueryClient }): Promise<void> {
  return queryClient.invalidateQueries(api.admin.feed.pathFilter());
}
