import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { mortgageApplications } from './mortgage-application.ts';
import { uploads } from './upload.ts';

/** Papers that a person added to an application of theirs; private files of that person. */
export const mortgageApplicationDocuments = pgTable(
  'mortgage_application_documents',
  {
    applicationId: integer()
      .notNull()
      .references(() => mortgageApplications.id, { onDelete: 'cascade' }),
    uploadId: integer()
      .notNull()
      .references(() => uploads.id),
    addedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.applicationId, table.uploadId] }), index().on(table.uploadId)],
);

/** Papers that a broker asked for by name; one that was added for the name is what came. */
export const mortgageApplicationRequests = pgTable(
  'mortgage_application_requests',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    applicationId: integer()
      .notNull()
      .references(() => mortgageApplications.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    askedAt: timestamp({ withTimezone: true }).notNull(),
    /** Null until it came. */
    uploadId: integer().references(() => uploads.id, { onDelete: 'set null' }),
  },
  (table) => [
    check('mortgage_application_requests_title', sql`length(${table.title}) BETWEEN 1 AND 100`),
    uniqueIndex('mortgage_application_requests_once').on(table.applicationId, sql`lower(${table.title})`),
    index().on(table.uploadId),
  ],
);
