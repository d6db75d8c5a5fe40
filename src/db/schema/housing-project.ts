import { date, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** A project's record from the last export of the state register. */
export const housingProjects = pgTable('housing_projects', {
  domRfId: text().primaryKey(),
  /**
   * The date of commissioning, planned or past; null when the register does not give it or does not know the project.
   */
  commissionedOn: date({ mode: 'string' }),
  checkedAt: timestamp({ withTimezone: true }).notNull(),
});
