import { index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';

/** Failures of pages in browsers: a row a kind and release. Nothing personal, the newest kinds only. */
export const clientErrors = pgTable(
  'client_errors',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** SHA-1 of what errors of this kind have in common. */
    kindSha1: text('kind_sha1').notNull(),
    /** The version of the product that reported it. */
    release: text().notNull(),
    message: text().notNull(),
    stack: text().notNull(),
    /** The path it happened at last, without parameters. */
    page: text(),
    /** The last one, as 'Chrome 131'. */
    browser: text(),
    count: integer().notNull(),
    firstAt: timestamp({ withTimezone: true }).notNull(),
    lastAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [unique().on(table.kindSha1, table.release), index().on(table.lastAt)],
);
