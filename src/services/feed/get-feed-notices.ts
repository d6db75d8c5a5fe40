import type { FeedNotices, NoticeReach } from '#contract/feed-notices.ts';
import { findFeedNoticeChoice } from '#db/queries/feed/feed-notices.ts';
import { findTelegramChat } from '#db/queries/telegram/telegram-chats.ts';
import type { NoticeChannel } from '#domain/lead/notice-choice.ts';
import { requirePermission } from '../access/require-permission.ts';
import { requireUser } from '../access/require-user.ts';
import type { ServiceContext } from '../context.ts';

/** The caller's choice of what to hear of feeds. Errors: UNAUTHENTICATED, FORBIDDEN. */
export async function getFeedNotices(ctx: ServiceContext): Promise<FeedNotices> {
  requirePermission(ctx, 'uploadFeeds', 'r');
  const { id } = requireUser(ctx);
  const { telegram, email, kinds, quietFrom, quietTo } = await findFeedNoticeChoice(ctx.db, id);
  return {
    choice: { telegram, email: email ?? '', kinds: [...kinds], quietFrom, quietTo },
    hasChat: (await findTelegramChat(ctx.db, id)) !== undefined,
    reach: noticeReach(ctx),
  };
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
