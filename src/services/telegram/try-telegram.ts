import { findTelegramChat } from '#db/queries/telegram/telegram-chats.ts';
import { AppError } from '#domain/errors.ts';
import { requirePermission } from '../access/require-permission.ts';
import { requireUser } from '../access/require-user.ts';
import type { ServiceContext } from '../context.ts';
import { sendToChat } from './send-to-chat.ts';

const DEADLINE_MS = 5_000;

/**
 * Sends the caller a word at once and says whether it went out. Errors: UNAUTHENTICATED, FORBIDDEN; NOT_FOUND without a
 * linked chat.
 */
export async function tryTelegram(ctx: ServiceContext): Promise<{ isSent: boolean }> {
  const { id } = requireUser(ctx);
  requirePermission(ctx, 'telegramNotifications', 'w');
  const chat = await findTelegramChat(ctx.db, id);
  if (!chat) throw new AppError('NOT_FOUND', 'Бот не привязан');
  const signal = AbortSignal.timeout(DEADLINE_MS);
  const fail = await sendToChat(
    ctx,
    { chatId: chat.chatId, text: 'Связь есть: сообщения о заявках придут сюда.' },
    signal,
  );
  return { isSent: fail === null };
}
