import type { WithPage } from '#contract/admin-list.ts';
import type { FeedList, FeedListInput } from '#contract/feed.ts';
import { countFeedStates, listFeeds as listFeedRows } from '#db/queries/feed/list-feeds.ts';
import { FEED_STATES } from '#domain/feed/feed-state.ts';
import { requirePermission } from '../access/require-permission.ts';
import type { ServiceContext } from '../context.ts';
import { pageWindow } from '../page-window.ts';
import { presentFeed } from './present-feed.ts';

/** Shown only where they are asked for. */
const KEPT_STATES = FEED_STATES.filter((state) => state !== 'removed');

/** A page of feeds and how many stand in each state; a page past the end is the last one. */
export async function listFeeds(ctx: ServiceContext, input: WithPage<FeedListInput>): Promise<FeedList> {
  requirePermission(ctx, 'uploadFeeds', 'r');
  const { text, states = KEPT_STATES, companyId, sort } = input;
  const query = { now: ctx.now, text, states, clientCompanyId: companyId };
  const counts = await countFeedStates(ctx.db, query);
  const total = states.reduce((sum, state) => sum + counts[state], 0);
  const window = pageWindow(ctx, total, input.page);
  const rows = await listFeedRows(ctx.db, { ...query, sort, ...window.rows });
  return { rows: rows.map(presentFeed), counts, ...window.shown };
}
