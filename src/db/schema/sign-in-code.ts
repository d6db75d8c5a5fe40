import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { bytes } from './bytes.ts';

/** A code sent to a phone; the rows of the last day also count how many were sent. */
export const signInCodes = pgTable(
  'sign_in_codes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    phone: text().notNull(),
    salt: bytes().notNull(),
    /** scrypt of the code under `salt`. */
    hash: bytes().notNull(),
    /** Tries begun, right or wrong; counted before the comparison, so parallel tries cannot exceed it. */
    attempts: integer().notNull().default(0),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    usedAt: timestamp({ withTimezone: true }),
    /** A newer code replaced it, or it may not have been delivered. */
    voidedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index().on(table.phone, table.createdAt), index().on(table.createdAt)],
);
