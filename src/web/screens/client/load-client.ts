import type { AdminListSearch } from '../../query/admin-list-search.ts';
import type { FeedListSearch } from '../../query/feed-search.ts';
import type { RouterContext } from '../../router.tsx';
import { pageHead } from '../../shell/page-head.ts';
import { feedListQuery } from '../feed/feed-queries.ts';
import {
  bankProgramsQuery,
  clientComplexesQuery,
  clientComplexQuery,
  clientQuery,
  projectProgramsQuery,
  projectsQuery,
} from './client-queries.ts';

interface Asked<Search> {
  params: { id: number };
  search: Search;
}

/** The projects of a client. */
export async function loadClientProjects(context: RouterContext, { params: { id } }: Asked<object>) {
  const { queryClient } = context;
  const projects = await queryClient.ensureQueryData(projectsQuery(context, id));
  await queryClient.ensureQueryData(bankProgramsQuery(context));
  await Promise.all(
    projects.map((project) => queryClient.ensureQueryData(projectProgramsQuery(context, project.id))),
  );
  return headOf(context, id, 'проекты');
}

/** Both lists of the complexes of a client; `part` names the page. */
export function loadClientComplexes(part: string) {
  return async (context: RouterContext, { params: { id }, search }: Asked<AdminListSearch>) => {
    await context.queryClient.ensureQueryData(clientComplexesQuery(context, id, search));
    await context.queryClient.ensureQueryData(projectsQuery(context, id));
    return headOf(context, id, part);
  };
}

export async function loadClientFeeds(
  context: RouterContext,
  { params: { id }, search }: Asked<FeedListSearch>,
) {
  await context.queryClient.ensureQueryData(feedListQuery(context, search, id));
  return headOf(context, id, 'фиды');
}

/** The editor of a complex of a client. */
export async function loadClientComplex(
  context: RouterContext,
  { params: { id, complexId } }: { params: { id: number; complexId: number } },
) {
  const { queryClient, settings } = context;
  await queryClient.ensureQueryData(clientQuery(context, id));
  const { name } = await queryClient.ensureQueryData(clientComplexQuery(context, id, complexId));
  return { head: pageHead({ settings, title: `${name}: редактор` }) };
}

async function headOf(context: RouterContext, id: number, part: string) {
  const { name } = await context.queryClient.ensureQueryData(clientQuery(context, id));
  return { head: pageHead({ settings: context.settings, title: `${name}: ${part}` }) };
}
