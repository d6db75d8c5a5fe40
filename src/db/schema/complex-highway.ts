import { index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { complexes } from './complex.ts';
import { highways } from './highway.ts';

/** The roads nearest to a complex, as the crow flies. */
export const complexHighways = pgTable(
  'complex_highways',
  {
    complexId: integer()
      .notNull()
      .references(() => complexes.id),
    highwayId: integer()
      .notNull()
      .references(() => highways.id),
    distanceM: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.complexId, table.highwayId] }), index().on(table.highwayId)],
);
