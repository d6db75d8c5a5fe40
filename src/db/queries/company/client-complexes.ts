import { asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { holdsText } from '../../holds-text.ts';
import { companies } from '../../schema/company.ts';
import { complexes } from '../../schema/complex.ts';
import { projectComplexes, projects } from '../../schema/project.ts';
import { hasComplex } from './has-complex.ts';

/** A page of all complexes: those the client builds, those its feeds list, the others; then by name. */
export function listClientComplexes(
  db: Db,
  { id, text, limit, offset }: { id: number; text: string; limit: number; offset: number },
) {
  return db
    .select({
      id: complexes.id,
      name: complexes.name,
      city: complexes.city,
      developer: { id: companies.id, name: companies.name },
      project: { id: projects.id, name: projects.name },
    })
    .from(complexes)
    .innerJoin(companies, eq(companies.id, complexes.developerCompanyId))
    .leftJoin(projectComplexes, eq(projectComplexes.complexId, complexes.id))
    .leftJoin(projects, eq(projects.id, projectComplexes.projectId))
    .where(holdsText(text, complexes.name, companies.name))
    .orderBy(
      desc(eq(complexes.developerCompanyId, id)),
      desc(hasComplex([id])),
      asc(complexes.name),
      asc(complexes.id),
    )
    .limit(limit)
    .offset(offset);
}

export async function countComplexes(db: Db, text: string): Promise<number> {
  const rows = db
    .select({ id: complexes.id })
    .from(complexes)
    .innerJoin(companies, eq(companies.id, complexes.developerCompanyId))
    .where(holdsText(text, complexes.name, companies.name));
  return db.$count(rows.as('found'));
}

/** Locks complexes until the transaction ends; gives their companies and projects. */
export async function lockComplexOwners(tx: Db, ids: readonly number[]) {
  const rows = await tx
    .select({ id: complexes.id, developerCompanyId: complexes.developerCompanyId })
    .from(complexes)
    .where(inArray(complexes.id, [...ids]))
    .orderBy(asc(complexes.id))
    .for('update');
  const held = await tx
    .select()
    .from(projectComplexes)
    .where(inArray(projectComplexes.complexId, [...ids]));
  const projectOf = new Map(held.map(({ complexId, projectId }) => [complexId, projectId]));
  return rows.map((row) => ({ ...row, projectId: projectOf.get(row.id) ?? null }));
}

/** Gives a complex to a developer, whom no feed changes any more; the project it had was of the former one. */
export async function moveComplex(tx: Db, id: number, developerCompanyId: number): Promise<void> {
  const fact = sql`array_remove(${complexes.ownFacts}, 'developer') || 'developer'::text`;
  await tx.update(complexes).set({ developerCompanyId, ownFacts: fact }).where(eq(complexes.id, id));
  await tx.delete(projectComplexes).where(eq(projectComplexes.complexId, id));
}

/** Puts a complex into a project, or with null into none. */
export async function setComplexProject(tx: Db, complexId: number, projectId: number | null): Promise<void> {
  if (projectId === null) {
    await tx.delete(projectComplexes).where(eq(projectComplexes.complexId, complexId));
    return;
  }
  await tx
    .insert(projectComplexes)
    .values({ complexId, projectId })
    .onConflictDoUpdate({ target: projectComplexes.complexId, set: { projectId } });
}
