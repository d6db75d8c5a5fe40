import { and, asc, desc, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { ListSort } from '#domain/list-sorts.ts';
import type { NamedId } from '#domain/mortgage/offer/offer.ts';
import type { Db } from '../../client.ts';
import { holdsText } from '../../holds-text.ts';
import { orderedBy } from '../../ordered-by.ts';
import { apiKeyProjects } from '../../schema/api-key.ts';
import { companies } from '../../schema/company.ts';
import { offers } from '../../schema/offer.ts';
import { cities } from '../../schema/place.ts';
import { programAssignments } from '../../schema/program-assignment.ts';
import { projectComplexes, projects } from '../../schema/project.ts';

export type Project = typeof projects.$inferSelect;
export type ProjectColumns = Pick<Project, 'name' | 'description' | 'cityId'>;

interface ProjectQuery {
  companyId: number;
  text: string;
  /** The project with this id alone. */
  only?: number | undefined;
}

interface Page {
  sort?: ListSort<'projects'> | undefined;
  limit: number;
  offset: number;
}

/** A page of the projects of a company with their cities, by name without another order. */
export function listProjectsOf(db: Db, { sort, limit, offset, ...query }: ProjectQuery & Page) {
  const complexes = sql<number>`(SELECT count(*)::int FROM ${projectComplexes}
    WHERE ${projectComplexes.projectId} = ${projects.id})`;
  const columns = { name: projects.name, city: cities.name, complexes };
  return db
    .select({ project: projects, city: { id: cities.id, name: cities.name }, complexes })
    .from(projects)
    .leftJoin(cities, eq(cities.id, projects.cityId))
    .where(whereAsked(query))
    .orderBy(orderedBy(sort, columns, sql`${projects.name}, ${projects.id}`))
    .limit(limit)
    .offset(offset);
}

export function countProjectsOf(db: Db, query: ProjectQuery): Promise<number> {
  const found = db
    .select({ id: projects.id })
    .from(projects)
    .leftJoin(cities, eq(cities.id, projects.cityId))
    .where(whereAsked(query));
  return db.$count(found.as('found'));
}

function whereAsked({ companyId, text, only }: ProjectQuery): SQL | undefined {
  return and(
    eq(projects.developerCompanyId, companyId),
    holdsText(text, projects.name, cities.name, projects.description),
    only === undefined ? undefined : eq(projects.id, only),
  );
}

/** The names of all projects of a company. */
export function listProjectNames(db: Db, companyId: number): Promise<NamedId[]> {
  return db
    .select({ id: projects.id, name: projects.name })
    .from(projects)
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
