import {
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { complexes } from './complex.ts';
import { feeds } from './feed.ts';
import { flats } from './flat.ts';

/** A picture or film by the address its feed gave; one row an address. */
export const media = pgTable('media', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  uuid: uuid().notNull().unique().defaultRandom(),
  type: text({ enum: ['IMAGE', 'VIDEO'] }).notNull(),
  photoType: text({ enum: ['YARD', 'COMPLEX', 'PORCH', 'LIFT'] }),
  sourceUrl: text().notNull().unique(),
  /** The day, or the first day of the month, when a house that is being built was photographed so. */
  takenOn: date({ mode: 'string' }),
  width: integer(),
  height: integer(),
  /** Our own copy in the file store; pages show it and nothing else of an outside address. */
  storedKey: text(),
  /** When its fetching was last tried. */
  triedAt: timestamp({ withTimezone: true }),
  /** Why the last try failed, as the adapter's code. */
  failure: text(),
  /** It will never come: it is gone, forbidden or no picture. */
  failureIsFinal: boolean().notNull().default(false),
});

export const flatMedia = pgTable(
  'flat_media',
  {
    flatId: integer()
      .notNull()
      .references(() => flats.id),
    mediaId: integer()
      .notNull()
      .references(() => media.id),
    order: integer().notNull(),
    isPlan: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.flatId, table.mediaId] })],
);

export const complexMedia = pgTable(
  'complex_media',
  {
    complexId: integer()
      .notNull()
      .references(() => complexes.id),
    mediaId: integer()
      .notNull()
      .references(() => media.id),
    order: integer().notNull(),
    /** The feed that shows it; without one an admin put it here, and no feed run touches it. */
    feedId: integer().references(() => feeds.id),
    /** An admin took it away; kept, so that its feed does not bring it back. */
    isHidden: boolean().notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.complexId, table.mediaId] }), index().on(table.mediaId)],
);
