import { eq, or } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { telegramChats } from '../../schema/telegram.ts';

export type TelegramChat = typeof telegramChats.$inferSelect;

export async function findTelegramChat(db: Db, userId: number): Promise<TelegramChat | undefined> {
  const [chat] = await db.select().from(telegramChats).where(eq(telegramChats.userId, userId));
  return chat;
}

/** Binds a chat to a person; what either was bound to before is let go. Run it in a transaction. */
export async function bindTelegramChat(db: Db, chat: TelegramChat): Promise<void> {
  await db
    .delete(telegramChats)
    .where(or(eq(telegramChats.userId, chat.userId), eq(telegramChats.chatId, chat.chatId)));
  await db.insert(telegramChats).values(chat);
}

/** Lets the chat of a person go. */
export async function unbindTelegramUser(db: Db, userId: number): Promise<void> {
  await db.delete(telegramChats).where(eq(telegramChats.userId, userId));
}

/** Lets a chat go, whoever it was of. */
export async function unbindTelegramChat(db: Db, chatId: string): Promise<void> {
  await db.delete(telegramChats).where(eq(telegramChats.chatId, chatId));
}
