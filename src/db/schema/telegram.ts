import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { bytes } from './bytes.ts';
import { users } from './user.ts';

/** Where the bot writes to a person; one chat a person, one person a chat. */
export const telegramChats = pgTable('telegram_chats', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  chatId: text().notNull().unique(),
  /** As Telegram calls the person of the chat. */
  chatName: text().notNull(),
  linkedAt: timestamp({ withTimezone: true }).notNull(),
});

/** What a person wants to be told of; without a row everything. */
export const telegramNotices = pgTable('telegram_notices', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  newApplications: boolean().notNull(),
  statusChanges: boolean().notNull(),
});

/** Links that bind a chat once, the newest of a person alone. Only the SHA-256 of their codes is kept. */
export const telegramLinks = pgTable(
  'telegram_links',
  {
    userId: integer()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    codeSha256: bytes('code_sha256').notNull().unique(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.expiresAt)],
);
