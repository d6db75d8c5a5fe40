import { sql } from 'drizzle-orm';
import { bigint, check, date, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { BANK_OUTCOMES } from '#domain/application/bank-outcomes.ts';
import { mortgageApplications } from './mortgage-application.ts';
import { users } from './user.ts';

/** The answer of a bank to an application, as a broker wrote it down: its terms, or that it refused. */
export const mortgageApplicationAnswers = pgTable(
  'mortgage_application_answers',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    applicationId: integer()
      .notNull()
      .references(() => mortgageApplications.id, { onDelete: 'cascade' }),
    bank: text().notNull(),
    outcome: text({ enum: BANK_OUTCOMES }).notNull(),
    sumRoubles: bigint({ mode: 'number' }),
    /** Hundredths of a percent a year. */
    rateBps: integer(),
    termMonths: integer(),
    validUntil: date({ mode: 'string' }),
    userId: integer()
      .notNull()
      .references(() => users.id),
    answeredAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    check(
      'mortgage_application_answers_terms',
      sql`CASE ${table.outcome} WHEN 'APPROVED' THEN ${table.sumRoubles} > 0 AND ${table.rateBps} >= 0 AND ${table.termMonths} > 0
        WHEN 'REFUSED' THEN num_nonnulls(${table.sumRoubles}, ${table.rateBps}, ${table.termMonths}, ${table.validUntil}) = 0
        ELSE false END IS TRUE`,
    ),
    check('mortgage_application_answers_bank', sql`length(${table.bank}) BETWEEN 1 AND 100`),
    // A bank answers once; its next answer takes the place of the one before.
    uniqueIndex('mortgage_application_answers_once').on(table.applicationId, sql`lower(${table.bank})`),
  ],
);
