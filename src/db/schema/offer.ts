import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { bankPrograms } from './bank-program.ts';
import { companies } from './company.ts';
import { geoGroups } from './geo-group.ts';
import { projects } from './project.ts';

/** A share or a yearly rate, 0..1. */
const share = () => numeric({ precision: 9, scale: 8, mode: 'number' });
const years = () => numeric({ precision: 6, scale: 3, mode: 'number' });
const roubles = () => numeric({ precision: 15, scale: 2, mode: 'number' });
/** Percent a year. */
const percent = () => numeric({ precision: 7, scale: 3, mode: 'number' });

/**
 * A bank's offer. Its parts are in `offer_parts`. At the end of a transaction, triggers of the guard-mortgage migration
 * check that the parts fit the type of the offer and that the type never changes.
 */
export const offers = pgTable(
  'offers',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    programId: integer()
      .notNull()
      .references(() => bankPrograms.id),
    /** The developer whose flats it is for; null for all. */
    brandCompanyId: integer().references(() => companies.id),
    /** The project it is for; null for all. */
    projectId: integer().references(() => projects.id),
    type: text({ enum: ['BASE', 'TRANCHE', 'COMBO', 'SUBSIDY'] }).notNull(),
    comment: text(),
    tooltip: text(),
    /** A higher number shows first. */
    priority: integer().notNull().default(0),
    downPaymentFrom: share(),
    downPaymentTo: share(),
    periodFrom: years(),
    periodTo: years(),
    /** The range of ПСК that the bank itself declares. */
    declaredPskFrom: percent(),
    declaredPskTo: percent(),
    /** The day on which the bank's terms were last checked. */
    termsAsOf: date({ mode: 'string' }),
    /** The first and the last day on which the offer is valid. */
    validFrom: date({ mode: 'string' }),
    validTo: date({ mode: 'string' }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index().on(table.programId),
    index().on(table.brandCompanyId),
    index().on(table.projectId),
    check('offers_type', sql`${table.type} IN ('BASE', 'TRANCHE', 'COMBO', 'SUBSIDY')`),
    check('offers_comment', sql`length(${table.comment}) <= 2000`),
    check('offers_tooltip', sql`length(${table.tooltip}) <= 2000`),
    check('offers_down_payment', sql`${table.downPaymentFrom} <= ${table.downPaymentTo}`),
    check('offers_down_payment_from', sql`${table.downPaymentFrom} BETWEEN 0 AND 1`),
    check('offers_down_payment_to', sql`${table.downPaymentTo} BETWEEN 0 AND 1`),
    check('offers_period', sql`${table.periodFrom} <= ${table.periodTo}`),
    check('offers_period_from', sql`${table.periodFrom} >= 1`),
    check('offers_period_to', sql`${table.periodTo} >= 1`),
    check('offers_declared_psk', sql`${table.declaredPskFrom} <= ${table.declaredPskTo}`),
    check('offers_declared_psk_from', sql`${table.declaredPskFrom} >= 0`),
    check('offers_valid', sql`${table.validFrom} <= ${table.validTo}`),
  ],
);

/** The base part of an offer and the part that defines its type. */
export const offerParts = pgTable(
  'offer_parts',
  {
    offerId: integer()
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
    type: text({ enum: ['BASE', 'TRANCHE', 'COMBO', 'SUBSIDY'] }).notNull(),
    /** The yearly rate of a BASE or COMBO part; the range of its loan follows. */
    interest: share(),
    valueFrom: roubles(),
    valueTo: roubles(),
    /**
     * The share of the loan that a TRANCHE part pays at once, and its end; without `endYears` and `endDate` it lasts
     * until the handover.
     */
    valuePart: share(),
    endYears: years(),
    endDate: date({ mode: 'string' }),
  },
  (table) => [
    primaryKey({ columns: [table.offerId, table.type] }),
    check('offer_parts_type', sql`${table.type} IN ('BASE', 'TRANCHE', 'COMBO', 'SUBSIDY')`),
    check('offer_parts_interest', sql`${table.interest} BETWEEN 0 AND 1`),
    check('offer_parts_value', sql`${table.valueFrom} <= ${table.valueTo}`),
    check('offer_parts_value_from', sql`${table.valueFrom} >= 0`),
    check('offer_parts_value_part', sql`${table.valuePart} BETWEEN 0 AND 1`),
    check('offer_parts_end', sql`${table.endYears} > 0`),
    check(
      'offer_parts_fields',
      sql`CASE WHEN ${table.type} IN ('BASE', 'COMBO')
        THEN ${table.interest} IS NOT NULL AND num_nonnulls(${table.valuePart}, ${table.endYears}, ${table.endDate}) = 0
        WHEN ${table.type} = 'TRANCHE'
        THEN ${table.valuePart} IS NOT NULL AND num_nonnulls(${table.interest}, ${table.valueFrom}, ${table.valueTo}) = 0
          AND num_nonnulls(${table.endYears}, ${table.endDate}) <= 1
        ELSE num_nonnulls(${table.interest}, ${table.valueFrom}, ${table.valueTo}, ${table.valuePart}, ${table.endYears}, ${table.endDate}) = 0
        END`,
    ),
  ],
);

/** The rows of a subsidised offer's matrix, in the order its bank states them. */
export const subsidyRows = pgTable(
  'subsidy_rows',
  {
    offerId: integer()
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
    order: integer().notNull(),
    /** Years. */
    duration: years().notNull(),
    interest: share().notNull(),
    /** The share of the price that the buyer pays on top. */
    discount: share(),
    /** The share of the loan that is paid when it is issued. */
    fee: share(),
  },
  (table) => [
    primaryKey({ columns: [table.offerId, table.order] }),
    unique('subsidy_rows_cell').on(table.offerId, table.duration, table.interest),
    check('subsidy_rows_duration', sql`${table.duration} > 0`),
    check('subsidy_rows_interest', sql`${table.interest} BETWEEN 0 AND 1`),
    check('subsidy_rows_discount', sql`${table.discount} BETWEEN 0 AND 1`),
    check('subsidy_rows_fee', sql`${table.fee} BETWEEN 0 AND 1`),
  ],
);

/** Regions where an offer is valid; without any group it is valid everywhere. */
export const offerGeoGroups = pgTable(
  'offer_geo_groups',
  {
    offerId: integer()
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
    groupId: integer()
      .notNull()
      .references(() => geoGroups.id),
  },
  (table) => [primaryKey({ columns: [table.offerId, table.groupId] }), index().on(table.groupId)],
);
