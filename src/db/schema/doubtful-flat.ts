import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import type { FigureDoubt } from '#domain/feed/figure-doubt.ts';
import { feeds } from './feed.ts';

/**
 * Offers whose figures wait for a decision. They are kept apart from `flats`, so no reader of what is on sale can meet
 * them; a flat with the same id that was on sale before stays there unchanged.
 */
export const doubtfulFlats = pgTable(
  'doubtful_flats',
  {
    /** Changes with the figures, so that a decision about seen figures never applies to other ones. */
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    feedId: integer()
      .notNull()
      .references(() => feeds.id),
    externalId: text().notNull(),
    /** The feed's id of the house, because catalogue places may be joined and parted meanwhile. */
    houseKey: text().notNull(),
    /** The line in the feed file, from 1. */
    line: integer().notNull(),
    /** The offer by the names of the stage's columns, so that it can be published unchanged. */
    offer: jsonb().$type<Record<string, unknown>>().notNull(),
    /** Equal figures have equal keys. */
    figuresKey: text().notNull(),
    doubts: jsonb().$type<FigureDoubt[]>().notNull(),
    heldSince: timestamp({ withTimezone: true }).notNull(),
    /** Null while it waits; `released` was published, `discarded` stays unpublished while its figures stay the same. */
    verdict: text({ enum: ['released', 'discarded'] }),
    decidedAt: timestamp({ withTimezone: true }),
    /** The figures a person last allowed, remembered also while newer figures wait. */
    releasedKey: text(),
    releasedDoubts: jsonb().$type<FigureDoubt[]>(),
  },
  (table) => [
    unique().on(table.feedId, table.externalId),
    index('doubtful_flats_waiting').on(table.feedId).where(sql`${table.verdict} IS NULL`),
    check('doubtful_flats_verdict', sql`${table.verdict} IN ('released', 'discarded')`),
  ],
);
