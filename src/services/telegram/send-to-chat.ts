import { unbindTelegramChat } from '#db/queries/telegram/telegram-chats.ts';
import type { Fail } from '#integrations/result.ts';
import { BOT_BLOCKED, type BotMessage } from '#integrations/telegram/port.ts';
import type { ServiceContext } from '../context.ts';

const DEADLINE_MS = 20_000;

/** Sends a message; a chat whose person has blocked the bot is let go. Null when it went out. */
export async function sendToChat(
  ctx: ServiceContext,
  message: BotMessage,
  signal: AbortSignal,
): Promise<Fail | null> {
  const call = { signal, deadlineMs: DEADLINE_MS, requestId: ctx.requestId };
  const sent = await ctx.ports.telegram.send(message, call);
  if (sent.ok) return null;
  if (sent.providerCode === BOT_BLOCKED) await unbindTelegramChat(ctx.db, message.chatId);
  return sent;
}
