import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { companies } from './company.ts';
import { legalDocumentVersions } from './legal-doc.ts';
import { users } from './user.ts';

/** A person's request and contacts, stored before anything is sent anywhere; delivery never deletes it. */
export const leads = pgTable(
  'leads',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text({
      enum: ['WIDGET_APPLICATION', 'BOOKING', 'REGISTRATION', 'COMING_SOON', 'CALLBACK'],
    }).notNull(),
    name: text(),
    /** Plus and digits. */
    phone: text(),
    email: text(),
    /** The name and the mail address as searches compare them. */
    folded: text().generatedAlwaysAs(
      sql`lower((coalesce(name, '') || ' ' || coalesce(email, '')) COLLATE "und-x-icu")`,
    ),
    comment: text(),
    /** Other values of the form: amounts as decimal texts, ids, the offer. */
    details: jsonb().$type<Record<string, string | number | boolean>>().notNull(),
    pageUrl: text(),
    /** The text the person agreed to; null when the channel needs no consent. */
    consentVersionId: integer().references(() => legalDocumentVersions.id),
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** The client whose form brought the lead; null for the platform's own. */
    clientCompanyId: integer().references(() => companies.id),
    /** The company that the person was told gets the lead, and that gets it; null for the platform. */
    recipientCompanyId: integer().references(() => companies.id),
    /** The recipient as the person read it when they agreed. */
    recipientName: text().notNull().default('Генплан'),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    state: text({ enum: ['WAITING', 'DELIVERED', 'REFUSED'] }).notNull(),
    /** Counts the tries begun. */
    tries: integer().notNull().default(0),
    /** Counts the tries that failed while the destination took other leads. */
    refusals: integer().notNull().default(0),
    externalId: text(),
    lastError: text(),
    /** The moment of delivery or of giving up. */
    settledAt: timestamp({ withTimezone: true }),
    /** Who of us works on it. */
    takenById: integer().references(() => users.id, { onDelete: 'set null' }),
    takenAt: timestamp({ withTimezone: true }),
    /** How the talk with the person ended. */
    result: text({ enum: ['AGREED', 'NO_ANSWER', 'DECLINED', 'DOUBLE'] }),
    /** When people were told once more that nobody had taken it. */
    remindedAt: timestamp({ withTimezone: true }),
    /** The person is being written to until then. */
    receiptLeasedUntil: timestamp({ withTimezone: true }),
    /** The person asked for it: their contacts and words are gone, the figures stay. */
    erasedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    check(
      'leads_kind',
      sql`${table.kind} IN ('WIDGET_APPLICATION', 'BOOKING', 'REGISTRATION', 'COMING_SOON', 'CALLBACK')`,
    ),
    check('leads_state', sql`${table.state} IN ('WAITING', 'DELIVERED', 'REFUSED')`),
    check('leads_contact', sql`num_nonnulls(${table.phone}, ${table.email}, ${table.erasedAt}) > 0`),
    check('leads_result', sql`${table.result} IN ('AGREED', 'NO_ANSWER', 'DECLINED', 'DOUBLE')`),
    check('leads_settled', sql`(${table.state} = 'WAITING') = (${table.settledAt} IS NULL)`),
    index('leads_waiting_for').on(table.recipientCompanyId, table.id).where(sql`${table.state} = 'WAITING'`),
    index().on(table.clientCompanyId, table.createdAt),
    index().on(table.phone),
    index().on(table.email),
    index('leads_untaken')
      .on(table.createdAt)
      .where(sql`${table.takenAt} IS NULL AND ${table.result} IS NULL AND ${table.remindedAt} IS NULL`),
  ],
);

/** The history of a lead after it was stored, and who made it. */
export const leadEvents = pgTable(
  'lead_events',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    leadId: integer()
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    at: timestamp({ withTimezone: true }).notNull(),
    /** Null for what the product did by itself. */
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    kind: text({
      enum: [
        'TOLD',
        'RECEIPT',
        'SENT',
        'FAILED',
        'REFUSED',
        'SENT_AGAIN',
        'TAKEN',
        'RETURNED',
        'CALLED',
        'NOTED',
        'SETTLED',
        'REOPENED',
        'MERGED',
        'ERASED',
      ],
    }).notNull(),
    /** Words of a person, the result, or what the destination answered. */
    note: text(),
  },
  (table) => [index().on(table.leadId, table.id)],
);

/** The lead destination of a client; a client without a row has the inbox. */
export const leadDestinations = pgTable(
  'lead_destinations',
  {
    clientCompanyId: integer()
      .primaryKey()
      .references(() => companies.id, { onDelete: 'cascade' }),
    provider: text({ enum: ['bitrix24', 'amocrm', 'webhook'] }).notNull(),
    /** Address and key are sealed, because both may hold secrets. */
    sealedUrl: text().notNull(),
    sealedKey: text(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    check('lead_destinations_provider', sql`${table.provider} IN ('bitrix24', 'amocrm', 'webhook')`),
  ],
);

/** Keys that callers have used: a repetition with the same body gets the same answer and does nothing more. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** The kind of call and its caller. */
    scope: text().notNull(),
    key: text().notNull(),
    /** SHA-256 of the body that the key was first used with. */
    bodyHash: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [unique().on(table.scope, table.key), index().on(table.createdAt)],
);
