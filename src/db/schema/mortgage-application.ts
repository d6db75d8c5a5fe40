import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { APPLICATION_STATUSES } from '#domain/application/application-status.ts';
import { apiKeys } from './api-key.ts';
import { companies } from './company.ts';
import { users } from './user.ts';

/** The application of a person for a mortgage, as a partner's deal began it, on its way through a broker to banks. */
export const mortgageApplications = pgTable(
  'mortgage_applications',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** The user with the phone of the form. */
    userId: integer()
      .notNull()
      .references(() => users.id),
    /** The person's name as the form gives it, which may differ from the user's own. */
    surname: text().notNull(),
    name: text().notNull(),
    patronymic: text(),
    /** Stored form: plus and digits. */
    phone: text().notNull(),
    /** The broker of the deal; one of ours when a user of that group has the phone. */
    brokerSurname: text().notNull(),
    brokerName: text().notNull(),
    brokerPatronymic: text(),
    brokerPhone: text().notNull(),
    brandName: text().notNull(),
    dealUrl: text().notNull(),
    status: text({ enum: APPLICATION_STATUSES }).notNull(),
    /** Through which access it came, and for which company: they alone may take it back. */
    apiKeyId: integer().references(() => apiKeys.id),
    clientCompanyId: integer().references(() => companies.id),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** The broker of ours who leads it; null: whoever has the phone of the deal. */
    assigneeId: integer().references(() => users.id),
    /** Its person asked for no more work on it. */
    withdrawnAt: timestamp({ withTimezone: true }),
    /** A broker lets the person mend the names of the form, once. */
    mayRename: boolean().notNull().default(false),
  },
  (table) => [
    check(
      'mortgage_applications_status',
      sql`${table.status} IN ('DRAFT', 'SENT_TO_BROKER', 'VERIFIED_BY_BROKER', 'SENT_TO_BANKS', 'GOT_RESOLUTION')`,
    ),
    check(
      'mortgage_applications_phones',
      sql`${table.phone} ~ '^[+][0-9]{11,15}$' AND ${table.brokerPhone} ~ '^[+][0-9]{11,15}$'`,
    ),
    check(
      'mortgage_applications_deal_url',
      sql`${table.dealUrl} ~* '^https?://' AND length(${table.dealUrl}) <= 2048`,
    ),
    // One form a person and a deal. Addresses are longer than an index entry may be.
    uniqueIndex('mortgage_applications_deal').on(table.phone, sql`md5(${table.dealUrl})`),
    index().on(table.userId, table.createdAt),
    index().on(table.createdAt),
    index().on(table.brokerPhone),
  ],
);

/** Every status an application came to: when, by whom, with what words. Written with the change itself. */
export const mortgageApplicationMoves = pgTable(
  'mortgage_application_moves',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    applicationId: integer()
      .notNull()
      .references(() => mortgageApplications.id, { onDelete: 'cascade' }),
    /** Null when it began. */
    fromStatus: text({ enum: APPLICATION_STATUSES }),
    toStatus: text({ enum: APPLICATION_STATUSES }).notNull(),
    movedAt: timestamp({ withTimezone: true }).notNull(),
    /** Null for the partner who began it. */
    userId: integer().references(() => users.id),
    comment: text(),
  },
  (table) => [
    check(
      'mortgage_application_moves_begin',
      sql`${table.fromStatus} IS NOT NULL OR ${table.toStatus} = 'DRAFT'`,
    ),
    check(
      'mortgage_application_moves_step',
      sql`abs(array_position(ARRAY['DRAFT', 'SENT_TO_BROKER', 'VERIFIED_BY_BROKER', 'SENT_TO_BANKS', 'GOT_RESOLUTION'], ${table.toStatus})
        - array_position(ARRAY['DRAFT', 'SENT_TO_BROKER', 'VERIFIED_BY_BROKER', 'SENT_TO_BANKS', 'GOT_RESOLUTION'], ${table.fromStatus})) = 1`,
    ),
    check('mortgage_application_moves_comment', sql`length(${table.comment}) BETWEEN 1 AND 2000`),
    index().on(table.applicationId, table.id),
  ],
);
