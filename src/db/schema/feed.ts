import { boolean, index, integer, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { companies } from './company.ts';

/** One source of listings of one client; the same client may send several dialects. */
export const feeds = pgTable(
  'feeds',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    clientCompanyId: integer()
      .notNull()
      .references(() => companies.id),
    dialect: text({ enum: ['yrl', 'cian', 'domclick'] }).notNull(),
    source: text().notNull(),
    enabled: boolean().notNull().default(true),
    /** The last run that read the feed whole: every flat it held was for sale then. */
    confirmedAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [unique().on(table.clientCompanyId, table.dialect)],
);

export const feedRuns = pgTable(
  'feed_runs',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    feedId: integer().references(() => feeds.id),
    source: text().notNull(),
    dialect: text(),
    status: text({ enum: ['running', 'applied', 'held', 'failed', 'unchanged'] }).notNull(),
    startedAt: timestamp({ withTimezone: true }).notNull(),
    finishedAt: timestamp({ withTimezone: true }),
    offers: integer().notNull().default(0),
    created: integer().notNull().default(0),
    changed: integer().notNull().default(0),
    unchanged: integer().notNull().default(0),
    withdrawn: integer().notNull().default(0),
    held: integer().notNull().default(0),
    rejected: integer().notNull().default(0),
    warnings: integer().notNull().default(0),
    /** Why the run failed or waits, in words for an admin. */
    message: text(),
  },
  (table) => [index().on(table.feedId, table.startedAt)],
);

export const feedRunIssues = pgTable(
  'feed_run_issues',
  {
    runId: integer()
      .notNull()
      .references(() => feedRuns.id, { onDelete: 'cascade' }),
    seq: integer().notNull(),
    line: integer(),
    object: text(),
    field: text(),
    value: text(),
    expected: text().notNull(),
    severity: text({ enum: ['error', 'warning'] }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.runId, table.seq] })],
);

/**
 * What a feed calls an object of ours; several feeds may name one object. `fingerprint` is the canonical record as
 * last applied, so an equal record changes nothing.
 */
export const feedObjects = pgTable(
  'feed_objects',
  {
    feedId: integer()
      .notNull()
      .references(() => feeds.id),
    kind: text({ enum: ['complex', 'house', 'flat'] }).notNull(),
    externalId: text().notNull(),
    /** The house of a flat, the complex of a house, as the feed calls them. */
    parentExternalId: text(),
    objectId: integer().notNull(),
    fingerprint: text().notNull(),
    photosFingerprint: text().notNull().default(''),
    /** The flat is absent from the newest export, but its withdrawal waits for a person. */
    missingSince: timestamp({ withTimezone: true }),
    withdrawnAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.feedId, table.kind, table.externalId] }),
    index().on(table.kind, table.objectId),
  ],
);
