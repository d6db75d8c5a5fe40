import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { leads } from './lead.ts';
import { users } from './user.ts';

/** People's choices of what to hear of leads; without a row they hear of all at once in Telegram. */
export const leadNoticeChoices = pgTable(
  'lead_notice_choices',
  {
    userId: integer()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    telegram: boolean().notNull(),
    email: text(),
    kinds: text({ enum: ['WIDGET_APPLICATION', 'BOOKING', 'REGISTRATION', 'COMING_SOON', 'CALLBACK'] })
      .array()
      .notNull(),
    /** Ids of complexes; one that has gone matches nothing. */
    complexIds: integer().array().notNull(),
    /** Hours of Moscow, 0 to 23. */
    quietFrom: integer(),
    quietTo: integer(),
    pace: text({ enum: ['AT_ONCE', 'DAILY'] }).notNull(),
  },
  (table) => [
    check(
      'lead_notice_choices_kinds',
      sql`${table.kinds} <@ ARRAY['WIDGET_APPLICATION', 'BOOKING', 'REGISTRATION', 'COMING_SOON', 'CALLBACK']`,
    ),
    check(
      'lead_notice_choices_quiet',
      sql`(${table.quietFrom} IS NULL) = (${table.quietTo} IS NULL) AND ${table.quietFrom} BETWEEN 0 AND 23 AND ${table.quietTo} BETWEEN 0 AND 23`,
    ),
    check('lead_notice_choices_pace', sql`${table.pace} IN ('AT_ONCE', 'DAILY')`),
  ],
);

/** A word that somebody is to be told of a lead, or was: each once, however often its work is tried. */
export const leadNotices = pgTable(
  'lead_notices',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    leadId: integer()
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    channel: text({ enum: ['telegram', 'email'] }).notNull(),
    /** Whether it is the second word, of a lead that nobody took. */
    isReminder: boolean().notNull(),
    dueAt: timestamp({ withTimezone: true }).notNull(),
    /** Somebody is saying it until then; who died saying it says no more. */
    leasedUntil: timestamp({ withTimezone: true }),
    sentAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    unique().on(table.leadId, table.userId, table.channel, table.isReminder),
    index('lead_notices_unsent').on(table.userId, table.channel).where(sql`${table.sentAt} IS NULL`),
    check('lead_notices_channel', sql`${table.channel} IN ('telegram', 'email')`),
  ],
);
