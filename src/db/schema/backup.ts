import { bigint, boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Copies that were written to their end. A backup leaves this table out: it cannot contain itself. */
export const backups = pgTable('backups', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  finishedAt: timestamp({ withTimezone: true }).notNull(),
  bytes: bigint({ mode: 'number' }).notNull(),
  /** The file, and the machine it was written on; null of those that a release before wrote. */
  file: text(),
  host: text(),
  /** Whether it holds the key that its secrets are sealed with, under the passphrase of people. */
  holdsKey: boolean(),
});
