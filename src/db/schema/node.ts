import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { NodeMemory } from '#domain/node/node-memory.ts';
import type { PortHour } from '#domain/node/port-hour.ts';

/** The nodes that run, by their heartbeats; times are of the database's clock. A backup leaves them out. */
export const nodes = pgTable(
  'nodes',
  {
    /** Drawn anew at each start. */
    id: text().primaryKey(),
    host: text().notNull(),
    role: text({ enum: ['all', 'web', 'worker'] }).notNull(),
    release: text().notNull(),
    /** The place the node keeps files in: one bucket, or one disk of DATA_DIR. */
    store: text().notNull(),
    /** How the node's calls of outside systems went in its last hour. */
    ports: jsonb().$type<PortHour[]>().notNull().default([]),
    /** Its memory of the database; null of a node of a release before. */
    memory: jsonb().$type<NodeMemory>(),
    startedAt: timestamp({ withTimezone: true }).notNull(),
    seenAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.seenAt)],
);
