import { sql } from 'drizzle-orm';
import { type AnyPgColumn, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * The names of mortgage programmes as a tree: «Новостройка» under «Базовая». A trigger of the guard-mortgage migration
 * refuses cycles.
 */
export const programNames = pgTable(
  'program_names',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull().unique(),
    displayName: text().notNull(),
    filterTooltip: text(),
    /** A lower number shows first. */
    order: integer().notNull().default(0),
    parentId: integer().references((): AnyPgColumn => programNames.id),
  },
  (table) => [
    index().on(table.parentId),
    check('program_names_name', sql`length(${table.name}) BETWEEN 1 AND 100`),
    check('program_names_display_name', sql`length(${table.displayName}) BETWEEN 1 AND 100`),
    check('program_names_filter_tooltip', sql`length(${table.filterTooltip}) <= 2000`),
  ],
);
