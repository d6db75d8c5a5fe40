import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { MaintenanceTask } from '#domain/maintenance/maintenance-task.ts';
import { users } from './user.ts';

/** Each time something was brought up to date, by the timetable or because somebody asked. */
export const maintenanceRuns = pgTable(
  'maintenance_runs',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    task: text().$type<MaintenanceTask>().notNull(),
    /** Null: the timetable. */
    userId: integer().references(() => users.id),
    askedAt: timestamp({ withTimezone: true }).notNull(),
    /** Of the last try. */
    startedAt: timestamp({ withTimezone: true }),
    endedAt: timestamp({ withTimezone: true }),
    /** How many things it saw to; null when it failed. */
    count: integer(),
    /** Why it failed. */
    error: text(),
  },
  (table) => [index().on(table.task, table.id), index().on(table.askedAt)],
);
