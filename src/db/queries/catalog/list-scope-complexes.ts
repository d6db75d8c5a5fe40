import { and, asc, inArray } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { complexes } from '../../schema/complex.ts';
import { projectComplexes } from '../../schema/project.ts';
import { hasComplex } from '../company/has-complex.ts';

/** Each list restricts by itself; an absent one restricts nothing, and an empty one leaves nothing. */
export interface ComplexScope {
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
