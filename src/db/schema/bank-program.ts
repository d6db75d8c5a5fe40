import { index, integer, pgTable, unique } from 'drizzle-orm/pg-core';
import { companies } from './company.ts';
import { programNames } from './program-name.ts';

/** A programme of one bank: what its offers belong to, and what projects are assigned. */
export const bankPrograms = pgTable(
  'bank_programs',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    bankCompanyId: integer()
      .notNull()
      .references(() => companies.id),
    programNameId: integer()
      .notNull()
      .references(() => programNames.id),
  },
  (table) => [unique().on(table.bankCompanyId, table.programNameId), index().on(table.programNameId)],
);
