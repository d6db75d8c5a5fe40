import { type Db, inTransaction } from '#db/client.ts';
import { insertFeedNotices, listBeginnings, listFeedListeners } from '#db/queries/feed/feed-notices.ts';
import {
  beginFeedTroubles,
  endFeedTroubles,
  findFeedTroubles,
  settleFeedTroubles,
} from '#db/queries/feed/feed-troubles.ts';
import { hearsOf } from '#domain/feed/feed-notice-choice.ts';
import { noticeDueAt } from '#domain/lead/notice-choice.ts';
import type { ServiceContext } from '../context.ts';
import { defineTopic } from '../job/define-topic.ts';
import { channelsOf } from '../lead/promise-lead-notices.ts';
import { PromisedWords } from '../lead/say-due-words.ts';

/** Tells a person by one way of all that is due to them of feeds. */
export const SEND_FEED_NOTICES = defineTopic('send-feed-notices', PromisedWords);

/**
 * Looks for troubles of feeds and promises to tell whoever chose to hear of them: once when a trouble begins, and once
 * when the feed has none left. Background work of every minute, which is why what is told at one look is one message.
 */
export async function watchFeeds(ctx: ServiceContext): Promise<void> {
  const { db, now } = ctx;
  const seen = await findFeedTroubles(db, now);
  await inTransaction(db, async (tx) => {
    const begun = await beginFeedTroubles(tx, seen, now);
    await endFeedTroubles(tx, seen, now);
    const settled = await settleFeedTroubles(tx, now);
    const well = settled.filter(({ isRead }) => isRead).map(({ id }) => id);
    if (begun.length + well.length === 0) return;
    const listeners = await listFeedListeners(tx);
    const beginnings = well.length > 0 ? await listBeginnings(tx, well) : [];
    await promise(ctx, tx, [
      ...listeners.flatMap((listener) =>
        begun
          .filter(
            ({ kind, feedId }) => listener.choice.kinds.includes(kind) && hearsOf(listener.choice, feedId),
          )
          .flatMap(({ id }) =>
            channelsOf(listener).map((channel) => ({
              troubleId: id,
              userId: listener.userId,
              channel,
              isOver: false,
              dueAt: noticeDueAt({ ...listener.choice, pace: 'AT_ONCE' }, now),
            })),
          ),
      ),
      ...beginnings.flatMap((beginning) => {
        const listener = listeners.find(({ userId }) => userId === beginning.userId);
        if (!listener) return [];
        const dueAt = noticeDueAt({ ...listener.choice, pace: 'AT_ONCE' }, now);
        return [{ ...beginning, isOver: true, dueAt }];
      }),
    ]);
  });
}

async function promise(
  { now }: ServiceContext,
  tx: Db,
  notices: Parameters<typeof insertFeedNotices>[1],
): Promise<void> {
  const promised = new Set<string>();
  for (const { userId, channel, dueAt } of await insertFeedNotices(tx, notices)) {
    const whom = `${userId} ${channel}`;
    if (promised.has(whom)) continue;
    promised.add(whom);
    await SEND_FEED_NOTICES.promise(tx, { userId, channel }, { now, dueAt });
  }
}
