import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { GeoPoint } from '#domain/geo/point.ts';

/** Roads of the big cities; the distance from a home is measured to `path`, right to about a kilometre. */
export const highways = pgTable('highways', {
  id: integer().primaryKey(),
  name: text().notNull(),
  regionIds: integer().array().notNull(),
  path: jsonb().$type<GeoPoint[]>().notNull(),
});
