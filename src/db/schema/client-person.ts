import { index, integer, pgTable } from 'drizzle-orm/pg-core';
import { companies } from './company.ts';
import { users } from './user.ts';

/** The own people of clients, each of one client: they see what people gave to it, and keep its keys. */
export const clientPeople = pgTable(
  'client_people',
  {
    userId: integer()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    companyId: integer()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
  },
  (table) => [index().on(table.companyId)],
);
