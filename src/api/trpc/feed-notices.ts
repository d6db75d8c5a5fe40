import { NameQuery } from '#contract/api-key.ts';
import { FeedNoticesInput } from '#contract/feed-notices.ts';
import { getFeedNotices, suggestFeeds } from '#services/feed/get-feed-notices.ts';
import { setFeedNotices } from '#services/feed/set-feed-notices.ts';
import { forPermitted, router } from './init.ts';

const forReaders = forPermitted('uploadFeeds', 'r');

/** The caller's choice of what to hear of feeds. */
export const feedNoticesRouter = router({
  get: forReaders.query(({ ctx }) => getFeedNotices(ctx.services)),
  set: forReaders.input(FeedNoticesInput).mutation(async ({ ctx, input }) => {
    await setFeedNotices(ctx.services, input);
    return null;
  }),
  feeds: forReaders.input(NameQuery).query(({ ctx, input }) => suggestFeeds(ctx.services, input.text)),
});
