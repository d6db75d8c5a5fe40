import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { FEED_TROUBLES } from '#domain/feed/feed-trouble.ts';
import { feeds } from './feed.ts';
import { users } from './user.ts';

/** People's choices of what to hear of feeds; without a row they hear of all troubles at once in Telegram. */
export const feedNoticeChoices = pgTable(
  'feed_notice_choices',
  {
    userId: integer()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    telegram: boolean().notNull(),
    email: text(),
    kinds: text({ enum: FEED_TROUBLES }).array().notNull(),
    /** The only feeds to hear of; none are all. */
    feedIds: integer().array().notNull().default([]),
    /** Hours of Moscow, 0 to 23. */
    quietFrom: integer(),
    quietTo: integer(),
  },
  (table) => [
    check('feed_notice_choices_kinds', sql`${table.kinds} <@ ARRAY['failed', 'held', 'overdue']`),
    check(
      'feed_notice_choices_quiet',
      sql`(${table.quietFrom} IS NULL) = (${table.quietTo} IS NULL) AND ${table.quietFrom} BETWEEN 0 AND 23 AND ${table.quietTo} BETWEEN 0 AND 23`,
    ),
  ],
);

/** A trouble of a feed, from the minute it was seen to that in which it was not; of a kind a feed has one at a time. */
export const feedTroubles = pgTable(
  'feed_troubles',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    feedId: integer()
      .notNull()
      .references(() => feeds.id),
    kind: text({ enum: FEED_TROUBLES }).notNull(),
    beganAt: timestamp({ withTimezone: true }).notNull(),
    endedAt: timestamp({ withTimezone: true }),
    /** Since then the feed has had no trouble of any kind. */
    wellAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex('feed_troubles_now').on(table.feedId, table.kind).where(sql`${table.endedAt} IS NULL`),
    index('feed_troubles_not_well').on(table.feedId).where(sql`${table.wellAt} IS NULL`),
    index().on(table.feedId, table.beganAt),
    check('feed_troubles_kind', sql`${table.kind} IN ('failed', 'held', 'overdue')`),
    check('feed_troubles_order', sql`${table.wellAt} IS NULL OR ${table.endedAt} IS NOT NULL`),
  ],
);

/** A word that somebody is to be told of a trouble, or was: each once, however often its work is tried. */
export const feedNotices = pgTable(
  'feed_notices',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    troubleId: integer()
      .notNull()
      .references(() => feedTroubles.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    channel: text({ enum: ['telegram', 'email'] }).notNull(),
    /** Whether it is the word that all is well again. */
    isOver: boolean().notNull(),
    dueAt: timestamp({ withTimezone: true }).notNull(),
    /** Somebody is saying it until then; who died saying it says no more. */
    leasedUntil: timestamp({ withTimezone: true }),
    sentAt: timestamp({ withTimezone: true }),
    /** The other side will not take it, however often it is tried. */
    refusedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    unique().on(table.troubleId, table.userId, table.channel, table.isOver),
    index('feed_notices_unsent')
      .on(table.userId, table.channel)
      .where(sql`${table.sentAt} IS NULL AND ${table.refusedAt} IS NULL`),
    check('feed_notices_channel', sql`${table.channel} IN ('telegram', 'email')`),
  ],
);
