import { boolean, integer, pgTable, timestamp } from 'drizzle-orm/pg-core';

/**
 * One row: the text messages of the running day. It is money, so a crash of PostgreSQL must not forget it as it does
 * `rate_limits`.
 */
export const smsDay = pgTable('sms_day', {
  isOnly: boolean().primaryKey().default(true),
  /** The moment of the day's first message. */
  startedAt: timestamp({ withTimezone: true }).notNull(),
  sent: integer().notNull(),
});
