import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { addressColumns, complexes } from './complex.ts';

export const houses = pgTable(
  'houses',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    complexId: integer()
      .notNull()
      .references(() => complexes.id),
    name: text().notNull(),
    ...addressColumns,
    /** Whether a person put it where it stands: then feeds leave it there. */
    pointBy: text({ enum: ['feed', 'person'] })
      .notNull()
      .default('feed'),
    floors: integer(),
    buildingState: text({ enum: ['PROJECT', 'UNFINISHED', 'BUILT', 'HANDOVER'] }).notNull(),
    /** The source of the state: the feed, our guess where the feed is silent, or the state register. */
    buildingStateBy: text({ enum: ['feed', 'guess', 'register'] })
      .notNull()
      .default('feed'),
    handoverYear: integer(),
    handoverQuarter: integer(),
    /** The source of the term; 'feed' also when the feed gives no term. */
    handoverBy: text({ enum: ['feed', 'register'] })
      .notNull()
      .default('feed'),
    material: text({ enum: ['brick', 'monolith', 'panel', 'monolith2', 'block'] }),
    /** The layer of the complex's master plan that shows this house, from 1. */
    genPlanLayerOrder: integer(),
    /** Flats of this house are sold in private. */
    closedSales: boolean().notNull().default(false),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index().on(table.complexId),
    check('houses_quarter', sql`${table.handoverQuarter} BETWEEN 1 AND 4`),
    check('houses_state', sql`${table.buildingState} IN ('PROJECT', 'UNFINISHED', 'BUILT', 'HANDOVER')`),
  ],
);

/** Every term a house was promised for, and whether it was ready then; a term that nobody names any more is no row. */
export const houseHandovers = pgTable(
  'house_handovers',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    houseId: integer()
      .notNull()
      .references(() => houses.id),
    at: timestamp({ withTimezone: true }).notNull(),
    year: integer().notNull(),
    quarter: integer(),
    isFinished: boolean().notNull(),
    /** Who named the term. */
    source: text({ enum: ['feed', 'register'] }).notNull(),
  },
  (table) => [
    index().on(table.houseId, table.at),
    check('house_handovers_quarter', sql`${table.quarter} BETWEEN 1 AND 4`),
    check('house_handovers_source', sql`${table.source} IN ('feed', 'register')`),
  ],
);
