import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { apiKeys } from './api-key.ts';
import { companies } from './company.ts';

/** How often widgets were shown and used, by day, key and page of a partner's site; nothing of who looked. */
export const widgetDays = pgTable(
  'widget_days',
  {
    /** The client the key worked for at that time: a key that changes hands takes no figures along. */
    clientCompanyId: integer()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** A day of Moscow. */
    day: date().notNull(),
    keyId: integer()
      .notNull()
      .references(() => apiKeys.id, { onDelete: 'cascade' }),
    /** Host and path; `NO_PAGE` and `OTHER_PAGES` stand for those that are not known or not told apart. */
    page: text().notNull(),
    shown: integer().notNull(),
    counted: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.clientCompanyId, table.day, table.keyId, table.page] })],
);
