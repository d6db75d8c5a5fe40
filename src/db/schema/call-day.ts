import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Outside systems that take money for a call, or refuse it after so many a day. */
export const COUNTED_CALLS = ['sms', 'address', 'geocoder'] as const;
export type CountedCalls = (typeof COUNTED_CALLS)[number];

/**
 * A row for each outside system whose calls have a daily budget: those of its running day. They are money, so a crash of
 * PostgreSQL must not forget them as it does `rate_limits`.
 */
export const callDays = pgTable('call_days', {
  name: text({ enum: COUNTED_CALLS }).primaryKey(),
  /** The moment of the day's first call. */
  startedAt: timestamp({ withTimezone: true }).notNull(),
  calls: integer().notNull(),
});
