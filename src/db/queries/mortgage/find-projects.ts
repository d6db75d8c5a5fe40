import { asc, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { holdsText } from '../../holds-text.ts';
import { companies } from '../../schema/company.ts';
import { projects } from '../../schema/project.ts';

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
