import { type Db, inTransaction } from '#db/client.ts';
import { enqueue } from '#db/queries/job/enqueue.ts';
import { bindTelegramChat, unbindTelegramChat } from '#db/queries/telegram/telegram-chats.ts';
import { spendTelegramLink } from '#db/queries/telegram/telegram-links.ts';
import type { ServiceContext } from '../context.ts';
import { hashLinkCode } from './link-code.ts';
import type { ReceivedMessage } from './receive-update.ts';
import { SEND_REPLY, type TelegramReply } from './send-reply.ts';

/** Does what a person asked the bot for, and promises the reply in the same transaction. */
export async function answerUpdate(ctx: ServiceContext, { payload }: { payload: unknown }): Promise<void> {
  const message = payload as ReceivedMessage;
  await inTransaction(ctx.db, async (tx) => {
    const reply = await obey(tx, message, ctx.now);
    await enqueue(tx, SEND_REPLY, { chatId: message.chatId, reply }, { now: ctx.now });
  });
}

async function obey(tx: Db, { chatId, chatName, text }: ReceivedMessage, now: Date): Promise<TelegramReply> {
  const [command, code] = text.trim().split(/\s+/);
  if (command === '/stop') {
    await unbindTelegramChat(tx, chatId);
    return 'unlinked';
  }
  if (command !== '/start' || code === undefined) return 'help';
  const userId = await spendTelegramLink(tx, hashLinkCode(code), now);
  if (userId === undefined) return 'stale';
  await bindTelegramChat(tx, { userId, chatId, chatName, linkedAt: now });
  return 'linked';
}
