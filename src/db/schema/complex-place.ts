import { doublePrecision, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { PROXIMITY_TAGS } from '#domain/listing/proximity-tag.ts';
import { complexes } from './complex.ts';

/** What stands near a complex, as the catalogues told when last asked; nearest first by `distanceM`. */
export const complexPlaces = pgTable(
  'complex_places',
  {
    complexId: integer()
      .notNull()
      .references(() => complexes.id),
    /** The catalogue's own number of the place. */
    objId: text().notNull(),
    name: text().notNull(),
    address: text(),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    distanceM: integer().notNull(),
    tag: text({ enum: PROXIMITY_TAGS }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.complexId, table.objId] })],
);

/** For which point and project the catalogues were asked, and when. */
export const complexPlaceChecks = pgTable('complex_place_checks', {
  complexId: integer()
    .primaryKey()
    .references(() => complexes.id),
  latitude: doublePrecision().notNull(),
  longitude: doublePrecision().notNull(),
  domRfId: text(),
  checkedAt: timestamp({ withTimezone: true }).notNull(),
});
