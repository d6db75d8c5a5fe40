import { type Db, inTransaction } from '#db/client.ts';
import { bindTelegramChat, unbindTelegramChat } from '#db/queries/telegram/telegram-chats.ts';
import { spendTelegramLink } from '#db/queries/telegram/telegram-links.ts';
import type { ServiceContext } from '../context.ts';
import type { ReceivedMessage } from './receive-update.ts';
import { SEND_REPLY, type TelegramReply } from './send-reply.ts';

/** Does what a person asked the bot for, and promises the reply in the same transaction. */
export async function answerUpdate(ctx: ServiceContext, message: ReceivedMessage): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const reply = await answerMessage(tx, message, ctx.now);
    await SEND_REPLY.promise(tx, { chatId: message.chatId, reply }, { now: ctx.now });
  });
}

async function answerMessage(tx: Db, message: ReceivedMessage, now: Date): Promise<TelegramReply> {
  const { chatId, chatName, command } = message;
  if (command.kind === 'stop') {
    await unbindTelegramChat(tx, chatId);
    return 'unlinked';
  }
  if (command.kind !== 'start') return 'help';
  const userId = await spendTelegramLink(tx, Buffer.from(command.codeHash, 'hex'), now);
  if (userId === undefined) return 'stale';
  await bindTelegramChat(tx, { userId, chatId, chatName, linkedAt: now });
  return 'linked';
}
