import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './user.ts';

/** A file somebody uploaded; its bytes lie in the file store under its uuid. */
export const uploads = pgTable(
  'uploads',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    uuid: uuid().notNull().unique(),
    /** The owner's name for the file, which is only shown. */
    name: text().notNull(),
    extension: text().notNull(),
    /** Media type, by the content. */
    type: text().notNull(),
    /** Bytes. */
    size: integer().notNull(),
    sha256: text().notNull(),
    /** Logos and pictures of pages are for anyone, documents for their owner and who may read those of others. */
    isPublic: boolean().notNull(),
    userId: integer()
      .notNull()
      .references(() => users.id),
    uploadedAt: timestamp({ withTimezone: true }).notNull(),
    /** Pixels of a picture; null of a file without any, and of a picture that was not measured yet. */
    width: integer(),
    height: integer(),
    /** The rules its content was read by, counted up when they change; stored files of older rules are read anew. */
    readingRules: integer().notNull().default(0),
    /** Why a stored file did not pass newer rules, in words; nobody is given it any more. */
    refusal: text(),
  },
  (table) => [
    index().on(table.userId, table.uploadedAt),
    check('uploads_extension', sql`${table.extension} ~ '^[a-z0-9]{1,8}$'`),
    check('uploads_size', sql`${table.size} >= 0`),
  ],
);
