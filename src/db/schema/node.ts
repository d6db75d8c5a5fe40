import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The nodes that run, by their heartbeats; times are of the database's clock. A backup leaves them out. */
export const nodes = pgTable(
  'nodes',
  {
    /** Drawn anew at each start. */
    id: text().primaryKey(),
    host: text().notNull(),
    role: text({ enum: ['all', 'web', 'worker'] }).notNull(),
    release: text().notNull(),
    /** The disk the node keeps files on: nodes of one DATA_DIR have one. */
    store: text().notNull(),
    startedAt: timestamp({ withTimezone: true }).notNull(),
    seenAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.seenAt)],
);
