import type { AdminListSearch } from '../../query/admin-list-search.ts';
import type { FeedListSearch } from '../../query/feed-search.ts';
import { pageHead } from '../../shell/page-head.ts';
import type { SiteContext } from '../../site-context.ts';
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
export async function loadClientProjects(context: SiteContext, { params: { id } }: Asked<object>) {
  const { queryClient } = context;
  const [projects, head] = await Promise.all([
    queryClient.ensureQueryData(projectsQuery(context, id)),
    headOf(context, id, 'проекты'),
    queryClient.ensureQueryData(bankProgramsQuery(context)),
  ]);
  await Promise.all(
    projects.map((project) => queryClient.ensureQueryData(projectProgramsQuery(context, project.id))),
  );
  return head;
}

/** Both lists of the complexes of a client; `part` names the page. */
export function loadClientComplexes(part: string) {
  return async (context: SiteContext, { params: { id }, search }: Asked<AdminListSearch>) => {
    const [head] = await Promise.all([
      headOf(context, id, part),
      context.queryClient.ensureQueryData(clientComplexesQuery(context, id, search)),
      context.queryClient.ensureQueryData(projectsQuery(context, id)),
    ]);
    return head;
  };
}

export async function loadClientFeeds(
  context: SiteContext,
  { params: { id }, search }: Asked<FeedListSearch>,
) {
  const [head] = await Promise.all([
    headOf(context, id, 'фиды'),
    context.queryClient.ensureQueryData(feedListQuery(context, search, id)),
  ]);
  return head;
}

/** The editor of a complex of a client. */
export async function loadClientComplex(
  context: SiteContext,
  { params: { id, complexId } }: { params: { id: number; complexId: number } },
) {
  const { queryClient, settings } = context;
  const [{ name }] = await Promise.all([
    queryClient.ensureQueryData(clientComplexQuery(context, id, complexId)),
    queryClient.ensureQueryData(clientQuery(context, id)),
  ]);
  return { head: pageHead({ settings, title: `${name}: редактор` }) };
}

async function headOf(context: SiteContext, id: number, part: string) {
  const { name } = await context.queryClient.ensureQueryData(clientQuery(context, id));
  return { head: pageHead({ settings: context.settings, title: `${name}: ${part}` }) };
}
