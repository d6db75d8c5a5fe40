import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { AMENITIES } from '#domain/listing/amenity.ts';
import { OWN_FACTS } from '#domain/listing/own-facts.ts';
import { companies } from './company.ts';
import { cities, countries, regions } from './place.ts';
import { uploads } from './upload.ts';

/** The eight parts of an address, named as pages and partners name them. */
export const addressColumns = {
  country: text(),
  region: text(),
  city: text(),
  district: text(),
  settlement: text(),
  street: text(),
  house: text(),
  latitude: doublePrecision(),
  longitude: doublePrecision(),
};

export const complexes = pgTable(
  'complexes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    developerCompanyId: integer()
      .notNull()
      .references(() => companies.id),
    name: text().notNull(),
    description: text(),
    /** The admin's text. It wins over the feed's description, which runs keep renewing. */
    ownDescription: text(),
    domRfId: text(),
    comfortClass: text({ enum: ['COMFORT', 'BUSINESS', 'ELITE'] }),
    parking: text({ enum: ['open', 'closed', 'underground'] })
      .array()
      .notNull()
      .default([]),
    amenities: text({ enum: AMENITIES }).array().notNull().default([]),
    /** Metres to the shore. */
    seaDistanceM: integer(),
    /** Closes the sales of all its houses. */
    closedSales: boolean().notNull().default(false),
    /** The master plan as a picture, shown when the complex has no plan with layers. */
    genPlanId: integer().references(() => uploads.id),
    /** Facts that an admin has fixed, so that feeds and measurements no longer change them. */
    ownFacts: text({ enum: OWN_FACTS }).array().notNull().default([]),
    ...addressColumns,
    countryId: integer().references(() => countries.id),
    regionId: integer().references(() => regions.id),
    cityId: integer().references(() => cities.id),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index().on(table.developerCompanyId),
    index().on(table.cityId),
    index().on(table.regionId),
    check('complexes_comfort_class', sql`${table.comfortClass} IN ('COMFORT', 'BUSINESS', 'ELITE')`),
    check('complexes_parking', sql`${table.parking} <@ ARRAY['open', 'closed', 'underground']`),
    check(
      'complexes_amenities',
      sql`${table.amenities} <@ ARRAY['tennisCourt', 'poolOpen', 'terrace', 'gym', 'spa', 'pool', 'playground', 'concierge', 'security']`,
    ),
    check(
      'complexes_own_facts',
      sql`${table.ownFacts} <@ ARRAY['amenities', 'developer', 'highways', 'parking', 'point']`,
    ),
    check('complexes_sea_distance', sql`${table.seaDistanceM} >= 0`),
  ],
);
