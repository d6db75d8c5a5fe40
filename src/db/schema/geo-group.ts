import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { cities, regions } from './place.ts';

/**
 * A named selection of places that offers are restricted to. ALL, NONE and OTHER speak for themselves and have no
 * places; without a type the places decide, and there is at least one to include.
 */
export const geoGroups = pgTable(
  'geo_groups',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull().unique(),
    type: text({ enum: ['OTHER', 'ALL', 'NONE'] }),
  },
  (table) => [
    check('geo_groups_name', sql`length(${table.name}) BETWEEN 1 AND 100`),
    check('geo_groups_type', sql`${table.type} IN ('OTHER', 'ALL', 'NONE')`),
  ],
);

/**
 * Places of a selection. Included: a city, or a whole region without one. Excluded: a city, or all cities of the
 * region without one.
 */
export const geoGroupPlaces = pgTable(
  'geo_group_places',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    groupId: integer()
      .notNull()
      .references(() => geoGroups.id, { onDelete: 'cascade' }),
    regionId: integer()
      .notNull()
      .references(() => regions.id),
    cityId: integer().references(() => cities.id),
    isExcluded: boolean().notNull().default(false),
  },
  (table) => [
    unique('geo_group_places_place')
      .on(table.groupId, table.regionId, table.cityId, table.isExcluded)
      .nullsNotDistinct(),
    uniqueIndex('geo_group_places_city_once')
      .on(table.groupId, table.cityId)
      .where(sql`${table.cityId} IS NOT NULL`),
    index().on(table.regionId),
    index().on(table.cityId),
  ],
);
