import { and, asc, desc, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { holdsText } from '../../holds-text.ts';
import { apiKeyProjects } from '../../schema/api-key.ts';
import { companies } from '../../schema/company.ts';
import { offers } from '../../schema/offer.ts';
import { cities } from '../../schema/place.ts';
import { programAssignments } from '../../schema/program-assignment.ts';
import { projectComplexes, projects } from '../../schema/project.ts';

export type Project = typeof projects.$inferSelect;
export type ProjectColumns = Pick<Project, 'name' | 'description' | 'cityId'>;

/** The projects of a company with their cities, by name. */
export function listProjectsOf(db: Db, companyId: number) {
  return db
    .select({
      project: projects,
      city: { id: cities.id, name: cities.name },
      complexes: db.$count(projectComplexes, eq(projectComplexes.projectId, projects.id)),
    })
    .from(projects)
    .leftJoin(cities, eq(cities.id, projects.cityId))
    .where(eq(projects.developerCompanyId, companyId))
    .orderBy(asc(projects.name), asc(projects.id));
}

/** A project, which nobody else changes before this transaction ends. */
export async function findProjectForUpdate(tx: Db, id: number): Promise<Project | undefined> {
  const [project] = await tx.select().from(projects).where(eq(projects.id, id)).for('update');
  return project;
}

/** Tells whether another project of the company has the name, ignoring case. */
export async function isProjectNameTaken(
  db: Db,
  { companyId, name, exceptId }: { companyId: number; name: string; exceptId: number | null },
): Promise<boolean> {
  const named = and(
    eq(projects.developerCompanyId, companyId),
    eq(sql`lower(${projects.name})`, sql`lower(${name})`),
    exceptId === null ? undefined : ne(projects.id, exceptId),
  );
  return (await db.$count(projects, named)) > 0;
}

export async function insertProject(
  tx: Db,
  columns: ProjectColumns & { developerCompanyId: number },
): Promise<number> {
  const [row] = await tx.insert(projects).values(columns).returning({ id: projects.id });
  return row!.id;
}

export async function updateProject(tx: Db, id: number, columns: ProjectColumns): Promise<void> {
  await tx.update(projects).set(columns).where(eq(projects.id, id));
}

export async function deleteProject(tx: Db, id: number): Promise<void> {
  await tx.delete(projects).where(eq(projects.id, id));
}

/** Counts the records that refer to a project. */
export async function countProjectUses(db: Db, id: number) {
  return {
    complexes: await db.$count(projectComplexes, eq(projectComplexes.projectId, id)),
    assignments: await db.$count(programAssignments, eq(programAssignments.projectId, id)),
    offers: await db.$count(offers, eq(offers.projectId, id)),
    keys: await db.$count(apiKeyProjects, eq(apiKeyProjects.projectId, id)),
  };
}

export async function isCity(db: Db, id: number): Promise<boolean> {
  return (await db.$count(cities, eq(cities.id, id))) > 0;
}

export interface FoundProject {
  id: number;
  name: string;
  developer: { id: number; name: string };
}

/** Projects whose name, or whose developer's, holds the text; those that begin with it first. */
export function findProjectsByText(db: Db, text: string, limit: number): Promise<FoundProject[]> {
  return selectProjects(db)
    .where(holdsText(text, projects.name, companies.name))
    .orderBy(
      desc(sql`starts_with(lower(${projects.name}), lower(${text}))`),
      asc(projects.name),
      asc(projects.id),
    )
    .limit(limit);
}

export async function findProject(db: Db, id: number): Promise<FoundProject | undefined> {
  const [project] = await selectProjects(db).where(eq(projects.id, id));
  return project;
}

function selectProjects(db: Db) {
  return db
    .select({
      id: projects.id,
      name: projects.name,
      developer: { id: companies.id, name: companies.name },
    })
    .from(projects)
    .innerJoin(companies, eq(companies.id, projects.developerCompanyId));
}
