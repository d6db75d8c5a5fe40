import type { FeedWatch, ToldPerson } from '#contract/feed-notices.ts';
import { listFeedListeners } from '#db/queries/feed/feed-notices.ts';
import { listFeedTroubles } from '#db/queries/feed/feed-troubles.ts';
import { hearsOf } from '#domain/feed/feed-notice-choice.ts';
import { requirePermission } from '../access/require-permission.ts';
import type { ServiceContext } from '../context.ts';
import { channelsOf } from '../lead/promise-lead-notices.ts';
import { noticeReach } from './get-feed-notices.ts';

const MOST_SHOWN = 10;

/** Who hears of troubles of a feed, the newest of these, and who was told of each. Errors: FORBIDDEN. */
export async function getFeedWatch(ctx: ServiceContext, feedId: number): Promise<FeedWatch> {
  requirePermission(ctx, 'uploadFeeds', 'rw');
  const hearing = (await listFeedListeners(ctx.db)).filter(({ choice }) => hearsOf(choice, feedId));
  const listeners = hearing.map((listener) => ({
    id: listener.userId,
    name: listener.name,
    channels: channelsOf(listener),
    kinds: [...listener.choice.kinds],
  }));
  const troubles = await listFeedTroubles(ctx.db, feedId, MOST_SHOWN);
  return {
    reach: noticeReach(ctx),
    listeners: listeners.filter(({ channels, kinds }) => channels.length > 0 && kinds.length > 0),
    troubles: troubles.map(({ id, kind, beganAt, endedAt, told }) => ({
      id,
      kind,
      beganAt,
      endedAt,
      told: told.map(presentTold),
    })),
  };
}

function presentTold({
  name,
  channel,
  isOver,
  dueAt,
  sentAt,
  refusedAt,
}: Awaited<ReturnType<typeof listFeedTroubles>>[number]['told'][number]): ToldPerson {
  const who = { name, channel, isOver };
  if (sentAt) return { ...who, state: 'sent', at: sentAt };
  if (refusedAt) return { ...who, state: 'refused', at: refusedAt };
  return { ...who, state: 'waiting', at: dueAt };
}
