import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { bytes } from './bytes.ts';
import { users } from './user.ts';

/** The bot's chat with a person: one chat per person and one person per chat. */
export const telegramChats = pgTable('telegram_chats', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  chatId: text().notNull().unique(),
  /** The name that Telegram gives to the person. */
  chatName: text().notNull(),
  linkedAt: timestamp({ withTimezone: true }).notNull(),
});

/** A person's choice of notices; without a row they get all of them. */
export const telegramNotices = pgTable('telegram_notices', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  newApplications: boolean().notNull(),
  statusChanges: boolean().notNull(),
});

/** Links that bind a chat once; a person has only the newest. Only the SHA-256 of their codes is kept. */
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
