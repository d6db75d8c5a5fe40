import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { uploads } from './upload.ts';

export const companies = pgTable(
  'companies',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    uname: text().unique(),
    type: text({ enum: ['AGENCY', 'DEVELOPER', 'BANK', 'SYSTEM'] }).notNull(),
    fullName: text(),
    foundationYear: integer(),
    description: text(),
    logoId: integer().references(() => uploads.id),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    check('companies_type', sql`${table.type} IN ('AGENCY', 'DEVELOPER', 'BANK', 'SYSTEM')`),
    index().on(table.name),
    index().on(table.logoId),
  ],
);

export const companyContacts = pgTable(
  'company_contacts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    companyId: integer()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    email: text(),
    phone: text(),
    description: text(),
  },
  (table) => [index().on(table.companyId)],
);
