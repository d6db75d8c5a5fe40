import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { offers } from './offer.ts';
import { users } from './user.ts';

/**
 * Terms that an offer is to have: a draft until somebody publishes it, or until its moment comes. Both terms are as the
 * form of an offer states them.
 */
export const offerPlans = pgTable(
  'offer_plans',
  {
    offerId: integer()
      .primaryKey()
      .references(() => offers.id, { onDelete: 'cascade' }),
    terms: jsonb().$type<Record<string, unknown>>().notNull(),
    /** The terms that the plan began from: whatever others change meanwhile in other fields stays. */
    beganFrom: jsonb().$type<Record<string, unknown>>().notNull(),
    /** Null for a draft that waits for a person. */
    publishAt: timestamp({ withTimezone: true }),
    savedAt: timestamp({ withTimezone: true }).notNull(),
    /** Who decided it; null for the operator. */
    userId: integer().references(() => users.id),
    /** Why it could not be published when its moment came. */
    failure: text(),
  },
  (table) => [index().on(table.userId)],
);
