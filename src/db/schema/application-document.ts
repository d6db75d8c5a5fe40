import { index, integer, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core';
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
