import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';

/** Work promised by a committed change. A row is open until `doneAt` or `deadAt` is set. */
export const outbox = pgTable(
  'outbox',
  {
    id: uuid().primaryKey().defaultRandom(),
    topic: text().notNull(),
    payload: jsonb().notNull(),
    /** Only the first of several promises with one key is kept. */
    key: text(),
    /** Where whoever promised it stood in a trace, as W3C writes it. */
    traceparent: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    dueAt: timestamp({ withTimezone: true }).notNull(),
    /** Counts the tries begun. */
    attempts: integer().notNull().default(0),
    lastError: text(),
    /** The moment it was put into the worker queue. */
    queuedAt: timestamp({ withTimezone: true }),
    doneAt: timestamp({ withTimezone: true }),
    /** Every try failed, and it waits for a person. */
    deadAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    unique().on(table.topic, table.key),
    index('outbox_waiting')
      .on(table.dueAt)
      .where(sql`${table.queuedAt} IS NULL AND ${table.doneAt} IS NULL AND ${table.deadAt} IS NULL`),
    index('outbox_dead').on(table.deadAt).where(sql`${table.deadAt} IS NOT NULL`),
    index('outbox_open').on(table.topic).where(sql`${table.doneAt} IS NULL`),
    index('outbox_done').on(table.doneAt).where(sql`${table.doneAt} IS NOT NULL`),
  ],
);
