import { doublePrecision, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { PROXIMITY_TAGS } from '#domain/listing/proximity-tag.ts';
import { complexes } from './complex.ts';

/** Places near a complex from the last answers of the outside catalogues, nearest first by `distanceM`. */
export const complexPlaces = pgTable(
  'complex_places',
  {
    complexId: integer()
      .notNull()
      .references(() => complexes.id),
    /** The place's id in the outside catalogue. */
    objId: text().notNull(),
    name: text().notNull(),
    address: text(),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    distanceM: integer().notNull(),
    /** Minutes on foot by a router; null where none was asked or knows a way, so that pages estimate. */
    minutesFoot: integer(),
    tag: text({ enum: PROXIMITY_TAGS }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.complexId, table.objId] }),
    index().on(table.latitude, table.longitude),
  ],
);

/** The point and the project for which the catalogues were last asked, and the moment of it. */
export const complexPlaceChecks = pgTable('complex_place_checks', {
  complexId: integer()
    .primaryKey()
    .references(() => complexes.id),
  latitude: doublePrecision().notNull(),
  longitude: doublePrecision().notNull(),
  domRfId: text(),
  checkedAt: timestamp({ withTimezone: true }).notNull(),
});
