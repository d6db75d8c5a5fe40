import { unbindTelegramUser } from '#db/queries/telegram/telegram-chats.ts';
import { requirePermission } from '../access/require-permission.ts';
import { requireUser } from '../access/require-user.ts';
import type { ServiceContext } from '../context.ts';

/** The bot writes to the caller no more. Errors: UNAUTHENTICATED, FORBIDDEN. */
export async function unlinkTelegram(ctx: ServiceContext): Promise<void> {
  const { id } = requireUser(ctx);
  requirePermission(ctx, 'linkTelegramBot', 'w');
  await unbindTelegramUser(ctx.db, id);
}
