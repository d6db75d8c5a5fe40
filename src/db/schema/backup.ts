import { bigint, integer, pgTable, timestamp } from 'drizzle-orm/pg-core';

/** Copies that were written to their end. A backup leaves this table out: it cannot contain itself. */
export const backups = pgTable('backups', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  finishedAt: timestamp({ withTimezone: true }).notNull(),
  bytes: bigint({ mode: 'number' }).notNull(),
});
