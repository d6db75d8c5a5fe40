import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import type { FigureDoubt } from '#domain/feed/figure-doubt.ts';
import type { StagedOffer } from '../queries/feed/stage-flats.ts';
import { feeds } from './feed.ts';

/**
 * Offers whose figures wait for a person. They stand beside `flats` and not among them, so nothing that reads what is
 * on sale can meet them; a flat of the same id that was on sale before stays there as it was.
 */
export const doubtfulFlats = pgTable(
  'doubtful_flats',
  {
    /** Another when the figures change: a decision about those a person has seen never falls on others. */
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    feedId: integer()
      .notNull()
      .references(() => feeds.id),
    externalId: text().notNull(),
    /** The house as the feed calls it, for places of the catalogue are joined and parted meanwhile. */
    houseKey: text().notNull(),
    /** Line of the feed file, from 1. */
    line: integer().notNull(),
    /** The offer as it came, in the columns of the stage, to be published as it is. */
    offer: jsonb().$type<StagedOffer>().notNull(),
    /** Equal for equal figures. */
    figuresKey: text().notNull(),
    doubts: jsonb().$type<FigureDoubt[]>().notNull(),
    heldSince: timestamp({ withTimezone: true }).notNull(),
    /** Null while it waits; `released` was published, `discarded` stays unpublished while its figures stay the same. */
    verdict: text({ enum: ['released', 'discarded'] }),
    decidedAt: timestamp({ withTimezone: true }),
    /** What a person last let through, remembered also while farther figures wait. */
    releasedKey: text(),
    releasedDoubts: jsonb().$type<FigureDoubt[]>(),
  },
  (table) => [
    unique().on(table.feedId, table.externalId),
    index('doubtful_flats_waiting').on(table.feedId).where(sql`${table.verdict} IS NULL`),
    check('doubtful_flats_verdict', sql`${table.verdict} IN ('released', 'discarded')`),
  ],
);
