import { sql } from 'drizzle-orm';
import { check, date, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Roubles for one unit of a currency from a day on; the rouble itself has no row. */
export const currencyRates = pgTable(
  'currency_rates',
  {
    currency: text({ enum: ['AED', 'EUR', 'USD', 'THB'] }).notNull(),
    asOf: date().notNull(),
    roubles: numeric({ precision: 14, scale: 6, mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.currency, table.asOf] }),
    check('currency_rates_roubles', sql`${table.roubles} > 0`),
    check('currency_rates_currency', sql`${table.currency} IN ('AED', 'EUR', 'USD', 'THB')`),
  ],
);
