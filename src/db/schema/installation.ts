import { boolean, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** One row: which store and which key belong to this database. */
export const installation = pgTable('installation', {
  isOnly: boolean().primaryKey().default(true),
  id: uuid().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
  /** Tells the key that sealed secrets here; the key cannot be found by it. */
  keyFingerprint: text().notNull(),
  /** The store holds the id too: one without it is another one. */
  isStoreMarked: boolean().notNull().default(false),
});
