import { sql } from 'drizzle-orm';
import { check, doublePrecision, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { cities } from './place.ts';

/** Lines in service; ids are written by us and stable for ever, like those of places. */
export const metroLines = pgTable(
  'metro_lines',
  {
    id: integer().primaryKey(),
    cityId: integer()
      .notNull()
      .references(() => cities.id),
    /** Regions where people live by this metro: its city's own and the one around it. */
    regionIds: integer().array().notNull(),
    number: text().notNull(),
    name: text().notNull(),
    colour: text().notNull(),
  },
  (table) => [index().on(table.cityId), check('metro_lines_colour', sql`${table.colour} ~ '^#[0-9A-F]{6}$'`)],
);

/** One hall of one line. Halls of one name that are joined share a metro: the hall that stands for all. */
export const metroStations = pgTable(
  'metro_stations',
  {
    id: integer().primaryKey(),
    lineId: integer()
      .notNull()
      .references(() => metroLines.id),
    metroId: integer().notNull(),
    name: text().notNull(),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    /** The halls that trains go on to from here; back they go as well. */
    nextIds: integer().array().notNull().default([]),
  },
  (table) => [index().on(table.lineId), index().on(table.metroId)],
);
