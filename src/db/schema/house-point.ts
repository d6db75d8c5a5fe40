import { sql } from 'drizzle-orm';
import { check, doublePrecision, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { POINT_PRECISIONS } from '#domain/geo/found-address.ts';
import { houses } from './house.ts';

/** Answers of a geocoder about houses whose feeds give no point. No page shows one until a person takes it. */
export const housePoints = pgTable(
  'house_points',
  {
    houseId: integer()
      .primaryKey()
      .references(() => houses.id, { onDelete: 'cascade' }),
    /** The address as it was asked: another one of the same house is another question. */
    asked: text().notNull(),
    provider: text().notNull(),
    askedAt: timestamp({ withTimezone: true }).notNull(),
    /** The address as the geocoder writes it; null of one it could not place. */
    label: text(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    precision: text({ enum: POINT_PRECISIONS }),
    /** Null until a person decides. */
    verdict: text({ enum: ['accepted', 'refused'] }),
    decidedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('house_points_open').on(table.askedAt).where(sql`${table.verdict} IS NULL`),
    check(
      'house_points_placed',
      sql`(${table.label} IS NULL) = (${table.latitude} IS NULL) AND (${table.latitude} IS NULL) = (${table.longitude} IS NULL)`,
    ),
  ],
);
