import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { complexes } from './complex.ts';

/** The master plan of a complex, apart because it is read with one complex and never with a list. */
export const complexPlans = pgTable('complex_plans', {
  complexId: integer()
    .primaryKey()
    .references(() => complexes.id),
  svg: text().notNull(),
});
