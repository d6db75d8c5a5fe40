import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { complexes } from './complex.ts';
import { houses } from './house.ts';
import { turnInSql } from './turn-in-sql.ts';

/**
 * All that a feed lists of a flat. A column added here is at once in the catalogue, in the stage of an import and in
 * offers held back; `CanonicalFlat` must have a fact of its name. Prices are whole roubles; areas are hundredths of a
 * square metre; heights are centimetres.
 */
export const listedFlatColumns = {
  number: text(),
  section: text(),
  floor: integer(),
  floorsTotal: integer(),
  rooms: text({ enum: ['0', '1', '2', '3', '4', 'manyRooms', 'openPlan'] }).notNull(),
  areaM2x100: integer('area_m2_x100').notNull(),
  livingAreaM2x100: integer('living_area_m2_x100'),
  kitchenAreaM2x100: integer('kitchen_area_m2_x100'),
  ceilingHeightCm: integer(),
  price: bigint({ mode: 'number' }),
  originalPrice: bigint({ mode: 'number' }),
  originalCurrency: text({ enum: ['RUB', 'AED', 'EUR', 'USD', 'THB'] }).notNull(),
  renovation: text({ enum: ['fine', 'furnished', 'none', 'preFine', 'rough'] }),
  apartments: boolean().notNull(),
  balcony: boolean().notNull(),
  loggia: boolean().notNull(),
  fromDeveloper: boolean().notNull(),
  status: text({ enum: ['FREE', 'BOOKED', 'SOLD'] }).notNull(),
  description: text(),
  /** How the developer takes the price by parts, in the words of the feed. */
  paymentPlan: text(),
};

export const flats = pgTable(
  'flats',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    complexId: integer()
      .notNull()
      .references(() => complexes.id),
    houseId: integer()
      .notNull()
      .references(() => houses.id),
    ...listedFlatColumns,
    closedBooking: boolean().notNull().default(false),
    /** The flat left its feed at this moment; its page stays for a while, search forgets it at once. */
    withdrawnAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('flats_complex').on(table.complexId),
    index('flats_house').on(table.houseId),
    index('flats_on_sale_price')
      .on(table.price, table.id)
      .where(sql`${table.status} = 'FREE' AND ${table.withdrawnAt} IS NULL`),
    index('flats_on_sale_turn')
      .on(turnInSql(table.id))
      .where(sql`${table.status} = 'FREE' AND ${table.withdrawnAt} IS NULL`),
    index('flats_on_sale_newest')
      .on(table.createdAt, table.id)
      .where(sql`${table.status} = 'FREE' AND ${table.withdrawnAt} IS NULL`),
    check('flats_status', sql`${table.status} IN ('FREE', 'BOOKED', 'SOLD')`),
    check('flats_rooms', sql`${table.rooms} IN ('0', '1', '2', '3', '4', 'manyRooms', 'openPlan')`),
    check('flats_area', sql`${table.areaM2x100} > 0`),
    check('flats_price', sql`${table.price} > 0`),
  ],
);

/** Every price a flat ever had, from the moment it was first seen at it. */
export const flatPrices = pgTable(
  'flat_prices',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    flatId: integer()
      .notNull()
      .references(() => flats.id),
    at: timestamp({ withTimezone: true }).notNull(),
    price: bigint({ mode: 'number' }),
    originalPrice: bigint({ mode: 'number' }),
    originalCurrency: text({ enum: ['RUB', 'AED', 'EUR', 'USD', 'THB'] }).notNull(),
  },
  (table) => [index().on(table.flatId, table.at)],
);

/** Every change of status; `WITHDRAWN` says the flat left its feed, `FREE` after it that it came back. */
export const flatStatuses = pgTable(
  'flat_statuses',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    flatId: integer()
      .notNull()
      .references(() => flats.id),
    at: timestamp({ withTimezone: true }).notNull(),
    status: text({ enum: ['FREE', 'BOOKED', 'SOLD', 'WITHDRAWN'] }).notNull(),
  },
  (table) => [index().on(table.flatId, table.at)],
);
