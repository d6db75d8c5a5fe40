import { z } from 'zod';
import { TelegramUpdate } from '#contract/telegram.ts';
import { visibleText } from '#domain/text/visible-text.ts';
import type { ServiceContext } from '../context.ts';
import { defineTopic } from '../job/define-topic.ts';
import { hashLinkCode } from './link-code.ts';

const ReceivedMessage = z.object({
  chatId: z.string(),
  chatName: z.string(),
  command: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('start'), codeHash: z.string() }),
    z.object({ kind: z.literal('stop') }),
    z.object({ kind: z.literal('unknown') }),
  ]),
});
/** The command of one message. Its other text is never stored, because it may be personal. */
export type ReceivedMessage = z.infer<typeof ReceivedMessage>;

export const ANSWER_UPDATE = defineTopic('answer-telegram-update', ReceivedMessage);

/** A longer text cannot be a command of ours. */
const MAX_TEXT = 200;

/**
 * Takes an update of Telegram and promises to answer it; a repeated update promises nothing more. Anything but a
 * message in a private chat with the bot is ignored.
 */
export async function receiveUpdate(ctx: ServiceContext, body: unknown): Promise<void> {
  const { data: update } = TelegramUpdate.safeParse(body);
  const { chat, text } = update?.message ?? {};
  if (!update || chat?.type !== 'private' || text === undefined) return;
  const names = [chat.first_name, chat.last_name].filter(Boolean).join(' ');
  const chatName = visibleText(names).trim() || 'Telegram';
  const message = { chatId: String(chat.id), chatName, command: commandOf(text.slice(0, MAX_TEXT)) };
  await ANSWER_UPDATE.promise(ctx.db, message, { now: ctx.now, key: String(update.update_id) });
}

function commandOf(text: string): ReceivedMessage['command'] {
  const [word, code] = text.trim().split(/\s+/);
  if (word === '/stop') return { kind: 'stop' };
  if (word !== '/start' || code === undefined) return { kind: 'unknown' };
  return { kind: 'start', codeHash: hashLinkCode(code).toString('hex') };
}
