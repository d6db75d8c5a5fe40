import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { MaintenanceProgress, MaintenanceTask } from '#domain/maintenance/maintenance-task.ts';
import { users } from './user.ts';

/** A run of a maintenance task, started by the timetable or by a person. */
export const maintenanceRuns = pgTable(
  'maintenance_runs',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    task: text().$type<MaintenanceTask>().notNull(),
    /** Null for the timetable. */
    userId: integer().references(() => users.id),
    askedAt: timestamp({ withTimezone: true }).notNull(),
    /** Start and end of the last try. */
    startedAt: timestamp({ withTimezone: true }),
    endedAt: timestamp({ withTimezone: true }),
    /** Counts the things it processed; null when it failed. */
    count: integer(),
    error: text(),
    /** How far the last try has come, where the task tells. */
    progress: jsonb().$type<MaintenanceProgress>(),
  },
  (table) => [index().on(table.task, table.id), index().on(table.askedAt)],
);
