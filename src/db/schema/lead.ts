import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { companies } from './company.ts';
import { legalDocumentVersions } from './legal-doc.ts';
import { users } from './user.ts';

/** What a person asked for and how to reach them. Written before anything is sent anywhere, never deleted by delivery. */
export const leads = pgTable(
  'leads',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text({
      enum: ['WIDGET_APPLICATION', 'BOOKING', 'REGISTRATION', 'COMING_SOON', 'CALLBACK'],
    }).notNull(),
    name: text(),
    /** Stored form: plus and digits. */
    phone: text(),
    email: text(),
    comment: text(),
    /** What the form said besides: amounts as decimal texts, ids, the offer. */
    details: jsonb().$type<Record<string, string | number | boolean>>().notNull(),
    pageUrl: text(),
    /** The text the person agreed to; null when the channel does not ask. */
    consentVersionId: integer().references(() => legalDocumentVersions.id),
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** Whose lead it is; null: the platform's own. */
    clientCompanyId: integer().references(() => companies.id),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    state: text({ enum: ['WAITING', 'DELIVERED', 'REFUSED'] }).notNull(),
    /** Tries begun. */
    tries: integer().notNull().default(0),
    /** Tries that failed although its destination took another lead meanwhile. */
    refusals: integer().notNull().default(0),
    /** Its id at the destination. */
    externalId: text(),
    lastError: text(),
    /** When it was delivered or given up. */
    settledAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    check(
      'leads_kind',
      sql`${table.kind} IN ('WIDGET_APPLICATION', 'BOOKING', 'REGISTRATION', 'COMING_SOON', 'CALLBACK')`,
    ),
    check('leads_state', sql`${table.state} IN ('WAITING', 'DELIVERED', 'REFUSED')`),
    check('leads_contact', sql`${table.phone} IS NOT NULL OR ${table.email} IS NOT NULL`),
    check('leads_settled', sql`(${table.state} = 'WAITING') = (${table.settledAt} IS NULL)`),
    index('leads_waiting').on(table.clientCompanyId, table.id).where(sql`${table.state} = 'WAITING'`),
    index().on(table.clientCompanyId, table.createdAt),
  ],
);

/** Where the leads of a client go; a client without a row has the inbox. */
export const leadDestinations = pgTable(
  'lead_destinations',
  {
    clientCompanyId: integer()
      .primaryKey()
      .references(() => companies.id, { onDelete: 'cascade' }),
    provider: text({ enum: ['bitrix24', 'amocrm', 'webhook'] }).notNull(),
    /** Address and key, sealed: both may hold secrets. */
    sealedUrl: text().notNull(),
    sealedKey: text(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    check('lead_destinations_provider', sql`${table.provider} IN ('bitrix24', 'amocrm', 'webhook')`),
  ],
);

/** What a caller's key was spent on: the same key with the same words answers the same and does nothing more. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** Who may repeat it: a kind of call and its caller. */
    scope: text().notNull(),
    key: text().notNull(),
    /** SHA-256 of the words it was first used with. */
    bodyHash: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [unique().on(table.scope, table.key), index().on(table.createdAt)],
);
