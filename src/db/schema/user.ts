import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** A person with a phone. `name` null: never asked; empty: the question was skipped. */
export const users = pgTable(
  'users',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Stored form: plus and digits, as `+79991234567`. */
    phone: text().notNull().unique(),
    name: text(),
    /** The name as searches compare it. */
    folded: text().generatedAlwaysAs(sql`lower(name COLLATE "und-x-icu")`),
    /** Empty means BASE. */
    groups: text({ enum: ['BASE', 'USER', 'REALTOR', 'MORTGAGE_BROKER', 'ADMIN', 'SUPERADMIN'] })
      .array()
      .notNull(),
    blockedAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    check('users_phone', sql`${table.phone} ~ '^[+][0-9]{11,15}$'`),
    check(
      'users_groups',
      sql`${table.groups} <@ ARRAY['BASE', 'USER', 'REALTOR', 'MORTGAGE_BROKER', 'ADMIN', 'SUPERADMIN']`,
    ),
  ],
);
