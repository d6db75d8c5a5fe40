import { TelegramUpdate } from '#contract/telegram.ts';
import { enqueue } from '#db/queries/job/enqueue.ts';
import { visibleText } from '#domain/text/visible-text.ts';
import type { ServiceContext } from '../context.ts';

export const ANSWER_UPDATE = 'answer-telegram-update';

/** What a person wrote to the bot. */
export interface ReceivedMessage {
  chatId: string;
  chatName: string;
  text: string;
}

/** Longer words are no command of ours. */
const MAX_TEXT = 200;

/**
 * Takes an update of Telegram and promises to answer it; one that comes again promises nothing more. What is no message of
 * a person in a chat with the bot alone is passed over.
 */
export async function receiveUpdate(ctx: ServiceContext, body: unknown): Promise<void> {
  const { data: update } = TelegramUpdate.safeParse(body);
  const { chat, text } = update?.message ?? {};
  if (!update || chat?.type !== 'private' || text === undefined) return;
  const names = [chat.first_name, chat.last_name].filter(Boolean).join(' ');
  const chatName = visibleText(names).trim() || 'Telegram';
  const message: ReceivedMessage = { chatId: String(chat.id), chatName, text: text.slice(0, MAX_TEXT) };
  await enqueue(ctx.db, ANSWER_UPDATE, message, { now: ctx.now, key: String(update.update_id) });
}
