import { and, arrayContains, eq, isNull, or } from 'drizzle-orm';
import type { Group } from '#domain/access/groups.ts';
import type { Db } from '../../client.ts';
import { telegramChats } from '../../schema/telegram.ts';
import { users } from '../../schema/user.ts';

export type TelegramChat = typeof telegramChats.$inferSelect;

export async function findTelegramChat(db: Db, userId: number): Promise<TelegramChat | undefined> {
  const [chat] = await db.select().from(telegramChats).where(eq(telegramChats.userId, userId));
  return chat;
}

/** The people of a group whom the bot may write to. */
export async function listTelegramUsersOf(db: Db, group: Group): Promise<number[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .innerJoin(telegramChats, eq(telegramChats.userId, users.id))
    .where(and(arrayContains(users.groups, [group]), isNull(users.blockedAt)))
    .orderBy(users.id);
  return rows.map(({ id }) => id);
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
