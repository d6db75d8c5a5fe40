import type { ProjectShown } from '#contract/client.ts';
import { listProjectsOf } from '#db/queries/company/projects.ts';
import type { ServiceContext } from '../context.ts';
import { getClient } from './get-client.ts';

/** The projects of a client. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND. */
export async function listClientProjects(ctx: ServiceContext, id: number): Promise<ProjectShown[]> {
  await getClient(ctx, id);
  const rows = await listProjectsOf(ctx.db, id);
  return rows.map(({ project, city, complexes }) => ({
    id: project.id,
    name: project.name,
    description: project.description,
    city,
    empty: complexes === 0,
    complexes,
  }));
}
