import { sql } from 'drizzle-orm';
import { bigint, check, integer, pgTable } from 'drizzle-orm/pg-core';

/**
 * One row that triggers of the guard-mortgage migration count up with every change of what offers are made of, in the
 * transaction of the change: a node that remembers offers knows by it whether they still hold. No row yet means no
 * change yet.
 */
export const mortgageVersion = pgTable(
  'mortgage_version',
  {
    id: integer().primaryKey(),
    version: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [check('mortgage_version_one', sql`${table.id} = 1`)],
);
