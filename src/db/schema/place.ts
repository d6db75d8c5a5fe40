import { doublePrecision, index, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** Dictionary ids are written by us and stable for ever: links such as `?location=c1` depend on them. */
export const countries = pgTable('countries', {
  id: integer().primaryKey(),
  name: text().notNull().unique(),
});

export const regions = pgTable('regions', {
  id: integer().primaryKey(),
  cianId: integer(),
  name: text().notNull(),
  type: text().notNull(),
  fullName: text().notNull(),
  countryId: integer()
    .notNull()
    .references(() => countries.id),
});

export const cities = pgTable(
  'cities',
  {
    id: integer().primaryKey(),
    regionId: integer()
      .notNull()
      .references(() => regions.id),
    name: text().notNull(),
    type: text().notNull(),
    fullName: text().notNull(),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
  },
  (table) => [index().on(table.regionId)],
);
