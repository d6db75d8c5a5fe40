import { date, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** What the export of the state register told of a project when last asked. */
export const housingProjects = pgTable('housing_projects', {
  domRfId: text().primaryKey(),
  /** When it is, or was, to be commissioned; null when the register does not say or does not know the project. */
  commissionedOn: date({ mode: 'string' }),
  checkedAt: timestamp({ withTimezone: true }).notNull(),
});
