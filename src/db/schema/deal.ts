import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { companies } from './company.ts';
import { users } from './user.ts';

/** A sale of a flat between two sides. No screen reads deals yet. */
export const deals = pgTable('deals', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  insuranceId: integer(),
  bankId: integer().references(() => companies.id),
});

/** The seller or the customer of a deal. */
export const dealSides = pgTable(
  'deal_sides',
  {
    dealId: integer()
      .notNull()
      .references(() => deals.id, { onDelete: 'cascade' }),
    side: text({ enum: ['seller', 'customer'] }).notNull(),
    agentId: integer().references(() => users.id),
    /** References of files, in their order. */
    docs: text().array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.dealId, table.side] }),
    check('deal_sides_side', sql`${table.side} IN ('seller', 'customer')`),
  ],
);

/** People of a side who have accounts. */
export const dealAccounts = pgTable(
  'deal_accounts',
  {
    dealId: integer().notNull(),
    side: text({ enum: ['seller', 'customer'] }).notNull(),
    userId: integer()
      .notNull()
      .references(() => users.id),
  },
  (table) => [
    primaryKey({ columns: [table.dealId, table.side, table.userId] }),
    ofSide(table),
    index().on(table.userId),
  ],
);

/** People of a side who have none. */
export const dealPeople = pgTable(
  'deal_people',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    dealId: integer().notNull(),
    side: text({ enum: ['seller', 'customer'] }).notNull(),
    surname: text().notNull(),
    name: text().notNull(),
    patronymic: text(),
    phone: text().notNull(),
    email: text(),
  },
  (table) => [
    ofSide(table),
    check('deal_people_phone', sql`${table.phone} ~ '^[+][0-9]{11,15}$'`),
    index().on(table.dealId, table.side),
  ],
);

/** Whoever stands on a side goes with it. */
function ofSide(table: { dealId: AnyPgColumn; side: AnyPgColumn }) {
  return foreignKey({
    columns: [table.dealId, table.side],
    foreignColumns: [dealSides.dealId, dealSides.side],
  }).onDelete('cascade');
}
