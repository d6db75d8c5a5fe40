import type { TelegramSettings } from '#contract/telegram.ts';
import { findTelegramChat } from '#db/queries/telegram/telegram-chats.ts';
import { findTelegramNotices } from '#db/queries/telegram/telegram-notices.ts';
import { requirePermission } from '../access/require-permission.ts';
import { requireUser } from '../access/require-user.ts';
import type { ServiceContext } from '../context.ts';

/** The caller's bot: where it writes and of what. Errors: UNAUTHENTICATED, FORBIDDEN. */
export async function getTelegram(ctx: ServiceContext): Promise<TelegramSettings> {
  const { id } = requireUser(ctx);
  requirePermission(ctx, 'telegramNotifications', 'w');
  const chat = await findTelegramChat(ctx.db, id);
  return {
    bot: ctx.ports.telegram.name,
    chat: chat ? { name: chat.chatName, linkedAt: chat.linkedAt } : null,
    notices: await findTelegramNotices(ctx.db, id),
  };
}
