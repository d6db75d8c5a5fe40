import { and, arrayContains, asc, eq, inArray, not, or, type SQL, sql } from 'drizzle-orm';
import type { ListSort } from '#domain/list-sorts.ts';
import type { Db } from '../../client.ts';
import { holdsText } from '../../holds-text.ts';
import { orderedBy } from '../../ordered-by.ts';
import { companies } from '../../schema/company.ts';
import { complexes } from '../../schema/complex.ts';
import { projectComplexes, projects } from '../../schema/project.ts';

/**
 * Whether a complex is one of these companies': they build it, or their feeds list something in it. A developer chosen
 * by a person is the only one that has it.
 */
function hasComplex(companyIds: readonly number[]): SQL {
  const isBuilt = inArray(complexes.developerCompanyId, [...companyIds]);
  if (companyIds.length === 0) return isBuilt;
  const isListed = sql`${not(arrayContains(complexes.ownFacts, ['developer']))} AND ${complexes.id} IN (
    SELECT entry.object_id FROM feeds JOIN feed_objects entry ON entry.feed_id = feeds.id AND entry.kind = 'complex'
    WHERE ${inArray(sql`feeds.client_company_id`, [...companyIds])} AND EXISTS (
      SELECT FROM flats JOIN feed_objects flat ON flat.kind = 'flat' AND flat.object_id = flats.id
      WHERE flats.complex_id = entry.object_id AND flat.feed_id = feeds.id AND flat.withdrawn_at IS NULL))`;
  return or(isBuilt, isListed)!;
}

interface ComplexPage {
  id: number;
  text: string;
  sort?: ListSort<'complexes'> | undefined;
  limit: number;
  offset: number;
}

const SORTED_BY = {
  id: complexes.id,
  name: complexes.name,
  city: complexes.city,
  developer: companies.name,
  project: projects.name,
};

/**
 * A page of all complexes; without another order those the client builds, those its feeds list, the others; then by
 * name.
 */
export function listClientComplexes(db: Db, { id, text, sort, limit, offset }: ComplexPage) {
  const usual = sql`${eq(complexes.developerCompanyId, id)} DESC, ${hasComplex([id])} DESC, ${complexes.name},
    ${complexes.id}`;
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
    .orderBy(orderedBy(sort, SORTED_BY, usual))
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

/** Each list restricts by itself; an absent one restricts nothing, and an empty one leaves nothing. */
interface ComplexScope {
  companyIds?: readonly number[] | undefined;
  projectIds?: readonly number[] | undefined;
  regionIds?: readonly number[] | undefined;
}

/** Ids of complexes of these companies, in these projects and regions. */
export async function listScopeComplexes(
  db: Db,
  { companyIds, projectIds, regionIds }: ComplexScope,
): Promise<number[]> {
  const ofProjects =
    projectIds &&
    db
      .select({ id: projectComplexes.complexId })
      .from(projectComplexes)
      .where(inArray(projectComplexes.projectId, [...projectIds]));
  const rows = await db
    .select({ id: complexes.id })
    .from(complexes)
    .where(
      and(
        companyIds && hasComplex(companyIds),
        ofProjects && inArray(complexes.id, ofProjects),
        regionIds && inArray(complexes.regionId, [...regionIds]),
      ),
    )
    .orderBy(asc(complexes.id));
  return rows.map(({ id }) => id);
}
