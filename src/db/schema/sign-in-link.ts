import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { bytes } from './bytes.ts';

/**
 * Links that sign a person in once and give them a group; a phone has only the newest. Only the SHA-256 of their tokens
 * is kept.
 */
export const signInLinks = pgTable(
  'sign_in_links',
  {
    phone: text().primaryKey(),
    group: text({ enum: ['BASE', 'USER', 'REALTOR', 'MORTGAGE_BROKER', 'ADMIN', 'SUPERADMIN'] }).notNull(),
    tokenSha256: bytes('token_sha256').notNull().unique(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.expiresAt)],
);
