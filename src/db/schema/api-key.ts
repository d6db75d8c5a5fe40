import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { bytes } from './bytes.ts';
import { companies } from './company.ts';
import { projects } from './project.ts';

/**
 * A partner's access. Of its key the SHA-256 is kept, with four last characters to tell keys apart, and of a vitrina a
 * sealed copy, so the table alone opens nothing.
 */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    keySha256: bytes('key_sha256').notNull().unique(),
    keyEnding: text().notNull(),
    /** The key itself, sealed; of vitrinas alone, whose keys stand in addresses of pages and are asked for. */
    sealedKey: text(),
    service: text({ enum: ['IPO_CALC', 'VITRINA'] }).notNull(),
    description: text().notNull(),
    permissions: text({ enum: ['VITRINA_BEGIN_MORTGAGE_FORM'] })
      .array()
      .notNull()
      .default([]),
    regions: text({ enum: ['мск', 'спб', 'другие'] })
      .array()
      .notNull()
      .default([]),
    /** Origins whose pages may call; a port may be `*`. None: calls between servers only. */
    baseUrls: text().array().notNull().default([]),
    config: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    expiresAt: timestamp({ withTimezone: true }),
    revokedAt: timestamp({ withTimezone: true }),
    /** Rounded to the minute. */
    lastUsedAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    check('api_keys_service', sql`${table.service} IN ('IPO_CALC', 'VITRINA')`),
    check('api_keys_description', sql`length(${table.description}) BETWEEN 1 AND 2000`),
    check(
      'api_keys_permissions',
      sql`${table.permissions} <@ ARRAY['VITRINA_BEGIN_MORTGAGE_FORM'] AND (${table.service} = 'VITRINA' OR cardinality(${table.permissions}) = 0)`,
    ),
    check('api_keys_sealed_key', sql`${table.sealedKey} IS NULL OR ${table.service} = 'VITRINA'`),
    check('api_keys_regions', sql`${table.regions} <@ ARRAY['мск', 'спб', 'другие']`),
  ],
);

/** Companies an access works for; none restricts nothing. */
export const apiKeyCompanies = pgTable(
  'api_key_companies',
  {
    keyId: integer()
      .notNull()
      .references(() => apiKeys.id, { onDelete: 'cascade' }),
    companyId: integer()
      .notNull()
      .references(() => companies.id),
  },
  (table) => [primaryKey({ columns: [table.keyId, table.companyId] }), index().on(table.companyId)],
);

/** Projects an access works for; none restricts nothing. */
export const apiKeyProjects = pgTable(
  'api_key_projects',
  {
    keyId: integer()
      .notNull()
      .references(() => apiKeys.id, { onDelete: 'cascade' }),
    projectId: integer()
      .notNull()
      .references(() => projects.id),
  },
  (table) => [primaryKey({ columns: [table.keyId, table.projectId] }), index().on(table.projectId)],
);
