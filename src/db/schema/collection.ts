import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { complexes } from './complex.ts';

/** A list of complexes that an admin put together. */
export const collections = pgTable('collections', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  name: text().notNull().unique(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
});

export const collectionComplexes = pgTable(
  'collection_complexes',
  {
    collectionId: integer()
      .notNull()
      .references(() => collections.id, { onDelete: 'cascade' }),
    complexId: integer()
      .notNull()
      .references(() => complexes.id),
    order: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.collectionId, table.complexId] }), index().on(table.complexId)],
);
