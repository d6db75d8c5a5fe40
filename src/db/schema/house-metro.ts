import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { houses } from './house.ts';
import { metroStations } from './metro.ts';

/** The metros nearest to a house with the minutes to them; on foot only where people would walk. */
export const houseMetros = pgTable(
  'house_metros',
  {
    houseId: integer()
      .notNull()
      .references(() => houses.id),
    /** The hall that stands for all halls of its name. */
    metroId: integer()
      .notNull()
      .references(() => metroStations.id),
    minutesFoot: integer(),
    minutesCar: integer().notNull(),
    /** Metres in a straight line to its nearest hall: another distance means that the house has moved. */
    straightM: integer().notNull().default(0),
    /** The minutes go by the straight line: no router has measured the way yet. */
    isEstimate: boolean().notNull().default(true),
    /** So do the minutes by car: nobody has measured them, or the router knows no drive. */
    isCarEstimate: boolean().notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.houseId, table.metroId] }),
    index().on(table.metroId),
    check('house_metros_minutes', sql`${table.minutesFoot} > 0 AND ${table.minutesCar} > 0`),
  ],
);
