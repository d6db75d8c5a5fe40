import type { WithPage } from '#contract/admin-list.ts';
import type { ProjectList, ProjectListInput } from '#contract/client.ts';
import { countProjectsOf, listProjectNames, listProjectsOf } from '#db/queries/company/projects.ts';
import type { NamedId } from '#domain/mortgage/offer/offer.ts';
import type { ServiceContext } from '../context.ts';
import { pageWindow } from '../page-window.ts';
import { getClient } from './get-client.ts';

/** A page of the projects of a client. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND. */
export async function listClientProjects(
  ctx: ServiceContext,
  { id: companyId, text, only, sort, page }: WithPage<ProjectListInput>,
): Promise<ProjectList> {
  await getClient(ctx, companyId);
  const query = { companyId, text, only };
  const window = pageWindow(ctx, await countProjectsOf(ctx.db, query), page);
  const rows = await listProjectsOf(ctx.db, { ...query, sort, ...window.rows });
  return {
    rows: rows.map(({ project, city, complexes }) => ({
      id: project.id,
      name: project.name,
      description: project.description,
      city,
      empty: complexes === 0,
      complexes,
    })),
    ...window.shown,
  };
}

/** All projects of a client by name, to choose from. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND. */
export async function listClientProjectNames(ctx: ServiceContext, id: number): Promise<NamedId[]> {
  await getClient(ctx, id);
  return listProjectNames(ctx.db, id);
}
