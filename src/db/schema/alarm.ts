import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Faults that the people on duty were told of and that are not over. */
export const alarms = pgTable('alarms', {
  fault: text().primaryKey(),
  raisedAt: timestamp({ withTimezone: true }).notNull(),
  /** The fault was there at this moment. */
  seenAt: timestamp({ withTimezone: true }).notNull(),
});
