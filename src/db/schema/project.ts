import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { companies } from './company.ts';
import { complexes } from './complex.ts';
import { cities } from './place.ts';

/** A project of a developer as its mortgage partners know it; it is empty while no complex belongs to it. */
export const projects = pgTable(
  'projects',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    developerCompanyId: integer()
      .notNull()
      .references(() => companies.id),
    name: text().notNull(),
    description: text(),
    cityId: integer().references(() => cities.id),
  },
  (table) => [
    unique().on(table.developerCompanyId, table.name),
    index().on(table.cityId),
    check('projects_name', sql`length(${table.name}) BETWEEN 1 AND 100`),
    check('projects_description', sql`length(${table.description}) <= 2000`),
  ],
);

/** A complex belongs to one project at most. */
export const projectComplexes = pgTable(
  'project_complexes',
  {
    complexId: integer()
      .primaryKey()
      .references(() => complexes.id),
    projectId: integer()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
  },
  (table) => [index().on(table.projectId)],
);
