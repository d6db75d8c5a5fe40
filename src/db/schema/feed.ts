import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
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
import { PORTALS } from '#domain/feed/portal-place.ts';
import { companies } from './company.ts';
import { houses } from './house.ts';

/** A feed file that a person uploaded; its bytes are in the storage under a key made of the id. */
export const feedFiles = pgTable(
  'feed_files',
  {
    id: uuid().primaryKey(),
    /** The file's name on the uploader's computer. */
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
    /** The only accepted format; null lets the content decide. */
    format: text({ enum: DIALECTS }),
    /** The format of the last readable file; null before the first one. */
    dialect: text({ enum: DIALECTS }),
    /** Names the source without its secrets: the host of an address, or the name of a file. */
    source: text().notNull(),
    /** The address, sealed because it may hold a key. A feed has an address, a file, or only what commands import. */
    sealedUrl: text(),
    fileId: uuid().references(() => feedFiles.id),
    /** Hours between runs by address; null when only a person runs it. */
    everyHours: integer(),
    /** The next run of the timetable. */
    nextRunAt: timestamp({ withTimezone: true }),
    /** A run was asked for at this moment and has not begun. */
    queuedAt: timestamp({ withTimezone: true }),
    enabled: boolean().notNull().default(true),
    /** A person returned the feed to an earlier run at this moment; nothing is read until the halt is lifted. */
    haltedAt: timestamp({ withTimezone: true }),
    /** The last run that read the whole feed: every flat in it was for sale then. */
    confirmedAt: timestamp({ withTimezone: true }),
    /** The server's name of the state of the file read last, by which an equal one is not fetched. */
    etag: text(),
    lastModified: text(),
    /** When that file was read; a server is believed for a day. */
    fileReadAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** Set when the feed was removed and its flats withdrawn; its records stay for a restoration. */
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
    /** Measured by a monotonic clock, which nobody can set. */
    durationMs: integer(),
    /** Offers read so far, updated while the run is under way. */
    progress: integer().notNull().default(0),
    offers: integer().notNull().default(0),
    created: integer().notNull().default(0),
    changed: integer().notNull().default(0),
    unchanged: integer().notNull().default(0),
    withdrawn: integer().notNull().default(0),
    held: integer().notNull().default(0),
    rejected: integer().notNull().default(0),
    /** Offers that were not published because of their figures. */
    doubtful: integer().notNull().default(0),
    warnings: integer().notNull().default(0),
    /** The reason for a failure or a wait, in words for an admin. */
    message: text(),
    /** The flats it changed are in `feed_flat_changes`; false of runs before there were any, and of forgotten ones. */
    areChangesNoted: boolean().notNull().default(false),
    /** The run that read the file of which the server said, in this run, that it is the same. */
    sameAsRunId: integer().references((): AnyPgColumn => feedRuns.id, { onDelete: 'set null' }),
  },
  (table) => [
    index().on(table.feedId, table.startedAt),
    index().on(table.feedId, table.id),
    index().on(table.sameAsRunId),
  ],
);

/**
 * Flats as a feed had them in the catalogue before a run changed them, newest last. What stood after a run is the
 * first of these of any later run, or the catalogue of today when no later run touched the flat.
 */
export const feedFlatChanges = pgTable(
  'feed_flat_changes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    feedId: integer()
      .notNull()
      .references(() => feeds.id),
    runId: integer()
      .notNull()
      .references(() => feedRuns.id, { onDelete: 'cascade' }),
    externalId: text().notNull(),
    /** The flat by the names of the stage's columns; null when the feed did not have it in the catalogue. */
    before: jsonb().$type<Record<string, unknown>>(),
  },
  (table) => [
    index().on(table.runId),
    index('feed_flat_changes_of_run').on(table.feedId, table.runId),
    index('feed_flat_changes_of_flat').on(table.feedId, table.externalId, table.id),
  ],
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
 * A feed's own id of one of our objects; several feeds may name one object. `fingerprint` is the canonical record as
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
    /** The feed's id of the house of a flat, or of the complex of a house. */
    parentExternalId: text(),
    objectId: integer().notNull(),
    /** The object before a person joined it to another; parting them restores it. */
    homeObjectId: integer(),
    fingerprint: text().notNull(),
    photosFingerprint: text().notNull().default(''),
    /** The flat is absent from the newest export, but its withdrawal waits for a person. */
    missingSince: timestamp({ withTimezone: true }),
    /** Tells whether the export lacks the flat or holds it in a row that was rejected. */
    missingAs: text({ enum: ['absent', 'rejected'] }),
    withdrawnAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.feedId, table.kind, table.externalId] }),
    index().on(table.kind, table.objectId),
    index('feed_objects_home')
      .on(table.kind, table.homeObjectId)
      .where(sql`${table.homeObjectId} IS NOT NULL`),
    index('feed_objects_missing').on(table.feedId).where(sql`${table.missingSince} IS NOT NULL`),
  ],
);

/**
 * Two places of different clients that may be one, and a person's decision about them. A pair is asked about once; the
 * decision stands for ever, whichever of the feeds is read next.
 */
export const placeTwins = pgTable(
  'place_twins',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text({ enum: ['complex', 'house'] }).notNull(),
    /** The place in the feed that was being read when the question arose. */
    freshId: integer().notNull(),
    /** The place that was known before. */
    knownId: integer().notNull(),
    /** The reason why a person must decide; null for places parted without a question. */
    doubt: text({ enum: PLACE_DOUBTS }),
    /** Metres between the nearest points of both. */
    metres: integer(),
    runId: integer().references(() => feedRuns.id, { onDelete: 'set null' }),
    askedAt: timestamp({ withTimezone: true }).notNull(),
    /** Null until a person decides. */
    verdict: text({ enum: ['joined', 'parted'] }),
    decidedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex('place_twins_pair').on(
      table.kind,
      sql`least(${table.freshId}, ${table.knownId})`,
      sql`greatest(${table.freshId}, ${table.knownId})`,
    ),
    index('place_twins_open').on(table.kind, table.freshId).where(sql`${table.verdict} IS NULL`),
  ],
);

/**
 * Houses that a feed names by numbers of a portal's directory. A person tells which house of ours each of those is that
 * the feed says nothing more of; until then its flats wait.
 */
export const feedPlaces = pgTable(
  'feed_places',
  {
    feedId: integer()
      .notNull()
      .references(() => feeds.id),
    /** The feed's own id of the house, as in `feed_objects`. */
    externalId: text().notNull(),
    portal: text({ enum: PORTALS }).notNull(),
    portalId: text().notNull(),
    /** The names that the feed gives, and the beginning of what it says of a flat: by these a person knows the house. */
    complexName: text(),
    houseName: text(),
    hint: text(),
    floors: integer(),
    /** Offers of the newest file. */
    offers: integer().notNull(),
    /** Whether the feed itself says where the house stands. */
    isTold: boolean().notNull(),
    /** The house that a person chose. */
    houseId: integer().references(() => houses.id),
    decidedAt: timestamp({ withTimezone: true }),
    /** The newest file that had it was read then. */
    seenAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.feedId, table.externalId] }),
    index().on(table.houseId),
    index('feed_places_waiting')
      .on(table.feedId)
      .where(sql`${table.houseId} IS NULL AND NOT ${table.isTold}`),
    check('feed_places_portal', sql`${table.portal} IN ('avito', 'profitbase')`),
  ],
);
