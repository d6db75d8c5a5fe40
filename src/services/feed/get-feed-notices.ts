import type { FeedNotices, NoticeReach } from '#contract/feed-notices.ts';
import { findFeedNoticeChoice, findNamedFeeds, listNamedFeeds } from '#db/queries/feed/feed-notices.ts';
import { findTelegramChat } from '#db/queries/telegram/telegram-chats.ts';
import type { NoticeChannel } from '#domain/lead/notice-choice.ts';
import type { NamedId } from '#domain/mortgage/offer/offer.ts';
import { requirePermission } from '../access/require-permission.ts';
import { requireUser } from '../access/require-user.ts';
import type { ServiceContext } from '../context.ts';

/** The caller's choice of what to hear of feeds. Errors: UNAUTHENTICATED, FORBIDDEN. */
export async function getFeedNotices(ctx: ServiceContext): Promise<FeedNotices> {
  requirePermission(ctx, 'uploadFeeds', 'r');
  const { id } = requireUser(ctx);
  const choice = await findFeedNoticeChoice(ctx.db, id);
  const { telegram, email, kinds, feedIds, quietFrom, quietTo } = choice;
  return {
    choice: { telegram, email: email ?? '', kinds: [...kinds], feedIds: [...feedIds], quietFrom, quietTo },
    feeds: await listNamedFeeds(ctx.db, feedIds),
    hasChat: (await findTelegramChat(ctx.db, id)) !== undefined,
    reach: noticeReach(ctx),
  };
}

const MOST_SUGGESTED = 20;

/** Feeds to choose from by a text. Errors: UNAUTHENTICATED, FORBIDDEN. */
export function suggestFeeds(ctx: ServiceContext, text: string): Promise<NamedId[]> {
  requirePermission(ctx, 'uploadFeeds', 'r');
  return findNamedFeeds(ctx.db, text, MOST_SUGGESTED);
}

/** Whom messages reach by each way. */
export function noticeReach({ ports }: ServiceContext): Record<NoticeChannel, NoticeReach> {
  return { telegram: reachOf(ports.telegram.provider), email: reachOf(ports.email.provider) };
}

/** An installation without a vendor writes its messages into a file of its own, or drops them. */
function reachOf(provider: string): NoticeReach {
  if (provider === 'none') return 'nobody';
  return provider === 'outbox' ? 'file' : 'people';
}
