import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { bankPrograms } from './bank-program.ts';
import { projects } from './project.ts';

/**
 * The kinds of a bank's programme that are valid in a project, with their order and texts there. A project without
 * assignments takes every programme unchanged.
 */
export const programAssignments = pgTable(
  'program_assignments',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    projectId: integer()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    programId: integer()
      .notNull()
      .references(() => bankPrograms.id),
    programTypes: text({ enum: ['BASE', 'TRANCHE', 'COMBO', 'SUBSIDY'] })
      .array()
      .notNull(),
    /** A higher number shows first. */
    priority: integer().notNull().default(0),
    comment: text(),
    tooltip: text(),
  },
  (table) => [
    unique().on(table.projectId, table.programId),
    index().on(table.programId),
    check(
      'program_assignments_types',
      sql`cardinality(${table.programTypes}) >= 1 AND ${table.programTypes} <@ ARRAY['BASE', 'TRANCHE', 'COMBO', 'SUBSIDY']`,
    ),
    check('program_assignments_comment', sql`length(${table.comment}) <= 2000`),
    check('program_assignments_tooltip', sql`length(${table.tooltip}) <= 2000`),
  ],
);
