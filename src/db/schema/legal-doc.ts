import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';

/** Names under which legal documents are shown and looked up; their ids stand in links. */
export const legalTags = pgTable('legal_tags', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  tag: text().notNull().unique(),
});

export const legalDocuments = pgTable('legal_documents', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  tagId: integer()
    .notNull()
    .unique()
    .references(() => legalTags.id),
});

/** Versions are added and never edited, because a text that people agreed to must stay readable for ever. */
export const legalDocumentVersions = pgTable(
  'legal_document_versions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    documentId: integer()
      .notNull()
      .references(() => legalDocuments.id),
    /** Counts 1, 2, 3 … within the document. */
    version: integer().notNull(),
    text: text().notNull(),
    publishedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    unique().on(table.documentId, table.version),
    check('legal_document_versions_version', sql`${table.version} > 0`),
  ],
);
