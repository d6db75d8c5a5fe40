import { z } from 'zod';
import { failError } from '#integrations/fail-error.ts';
import type { ServiceContext } from '../context.ts';
import { defineTopic } from '../job/define-topic.ts';
import { sendToChat } from './send-to-chat.ts';

const REPLIES = {
  linked: 'Готово: сюда будут приходить сообщения о заявках. Отключить их: /stop',
  unlinked: 'Больше не пишу. Вернуть сообщения: «Привязать бота» в профиле.',
  stale: 'Эта ссылка уже не действует. Возьмите новую: «Привязать бота» в профиле.',
  help: 'Я сообщаю брокерам о заявках на ипотеку. Привязать чат: «Привязать бота» в профиле.',
};

export type TelegramReply = keyof typeof REPLIES;

const PromisedReply = z.object({
  chatId: z.string(),
  reply: z.enum(Object.keys(REPLIES) as TelegramReply[]),
});

/** Says one of the bot's phrases in a chat. */
export const SEND_REPLY = defineTopic('send-telegram-reply', PromisedReply);

/** The promised work of one reply. Throws while it may go out later, so that it is tried again. */
export async function sendReply(
  ctx: ServiceContext,
  { chatId, reply }: z.infer<typeof PromisedReply>,
  signal: AbortSignal,
): Promise<void> {
  const text = `${REPLIES[reply]}\n${ctx.settings.publicUrl}/account/profile`;
  const fail = await sendToChat(ctx, { chatId, text }, signal);
  if (fail?.retryable) throw failError(fail);
}
