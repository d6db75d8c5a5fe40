import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { DIALECTS } from '#domain/feed/dialect.ts';
import { ISSUE_SEVERITIES } from '#domain/feed/issue.ts';
import { PLACE_DOUBTS } from '#domain/feed/judge-places.ts';
import { companies } from './company.ts';

/** A file of a feed that a person uploaded; its bytes lie in the storage under a key made of the id. */
export const feedFiles = pgTable(
  'feed_files',
  {
    id: uuid().primaryKey(),
    /** As it was called where it came from. */
    name: text().notNull(),
    bytes: integer().notNull(),
    uploadedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.uploadedAt)],
);

/** One source of listings of one client, who may have several. */
export const feeds = pgTable(
  'feeds',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    clientCompanyId: integer()
      .notNull()
      .references(() => companies.id),
    /** The only format that is taken; null lets the content decide. */
    format: text({ enum: DIALECTS }),
    /** What the last readable file was; null until there was one. */
    dialect: text({ enum: DIALECTS }),
    /** Where it comes from, in words that give no secret away: the host of an address, the name of a file. */
    source: text().notNull(),
    /** The address, for it may hold a key; a feed has an address, a file, or only what commands import. */
    sealedUrl: text(),
    fileId: uuid().references(() => feedFiles.id),
    /** Hours between runs by address; null when only a person runs it. */
    everyHours: integer(),
    /** When the timetable runs it next. */
    nextRunAt: timestamp({ withTimezone: true }),
    /** A run was asked for and has not begun. */
    queuedAt: timestamp({ withTimezone: true }),
    enabled: boolean().notNull().default(true),
    /** The last run that read the feed whole: every flat it held was for sale then. */
    confirmedAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** Its flats were withdrawn; what it told of stays for the day it is restored. */
    removedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex('feeds_name').on(sql`lower(${table.name})`).where(sql`${table.removedAt} IS NULL`),
    index().on(table.clientCompanyId, table.dialect),
    check('feeds_source', sql`${table.sealedUrl} IS NULL OR ${table.fileId} IS NULL`),
    check(
      'feeds_every_hours',
      sql`${table.everyHours} IS NULL OR (${table.everyHours} > 0 AND ${table.sealedUrl} IS NOT NULL)`,
    ),
  ],
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
    /** What the run took, by a clock that nobody sets. */
    durationMs: integer(),
    /** Offers read so far, told while the run is under way. */
    progress: integer().notNull().default(0),
    offers: integer().notNull().default(0),
    created: integer().notNull().default(0),
    changed: integer().notNull().default(0),
    unchanged: integer().notNull().default(0),
    withdrawn: integer().notNull().default(0),
    held: integer().notNull().default(0),
    rejected: integer().notNull().default(0),
    /** Offers not published for their figures. */
    doubtful: integer().notNull().default(0),
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
    severity: text({ enum: ISSUE_SEVERITIES }).notNull(),
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
    /** What it was to this feed before a person joined it to another; parting them brings it back. */
    homeObjectId: integer(),
    fingerprint: text().notNull(),
    photosFingerprint: text().notNull().default(''),
    /** The flat is absent from the newest export, but its withdrawal waits for a person. */
    missingSince: timestamp({ withTimezone: true }),
    /** Why: it is not in the export, or it is and its row was rejected. */
    missingAs: text({ enum: ['absent', 'rejected'] }),
    withdrawnAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.feedId, table.kind, table.externalId] }),
    index().on(table.kind, table.objectId),
    index('feed_objects_missing').on(table.feedId).where(sql`${table.missingSince} IS NOT NULL`),
  ],
);

/**
 * Two places of different clients that may be one, and what a person said of them. A pair is asked about once; what was
 * decided stands for ever, whichever of the feeds is read next.
 */
export const placeTwins = pgTable(
  'place_twins',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text({ enum: ['complex', 'house'] }).notNull(),
    /** The place of the feed that was read when the question came up. */
    freshId: integer().notNull(),
    toldId: integer().notNull(),
    /** Why nobody but a person can tell; null of places parted without having been asked about. */
    doubt: text({ enum: PLACE_DOUBTS }),
    /** Between the nearest points of both. */
    metres: integer(),
    runId: integer().references(() => feedRuns.id, { onDelete: 'set null' }),
    askedAt: timestamp({ withTimezone: true }).notNull(),
    /** Null while it waits. */
    verdict: text({ enum: ['joined', 'parted'] }),
    decidedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex('place_twins_pair').on(
      table.kind,
      sql`least(${table.freshId}, ${table.toldId})`,
      sql`greatest(${table.freshId}, ${table.toldId})`,
    ),
    index('place_twins_open').on(table.kind, table.freshId).where(sql`${table.verdict} IS NULL`),
  ],
);
