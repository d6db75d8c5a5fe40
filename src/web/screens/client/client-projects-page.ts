import { createRoute, redirect } from '@tanstack/react-router';
import { requireRights } from '../../data/require-rights.ts';
import { lazyScreen } from '../../lazy-screen.ts';
import { LISTING_ID } from '../../query/listing-id.ts';
import { readProjectListSearch } from '../../query/project-list-search.ts';
import { page } from '../../site-map/page.ts';
import { consoleFrame } from '../admin/console-frame.ts';
import { bankProgramsQuery, clientQuery, projectProgramsQuery, projectsQuery } from './client-queries.ts';

export const clientProjectsPage = page({
  under: consoleFrame,
  path: '/clients/$id/per-project-settings',
  params: LISTING_ID,
  search: readProjectListSearch,
  guard: requireRights({ clients: 'r' }),
  load: async (context, { params: { id }, search }) => {
    const { queryClient } = context;
    const [projects, { name }] = await Promise.all([
      queryClient.ensureQueryData(projectsQuery(context, id, search)),
      queryClient.ensureQueryData(clientQuery(context, id)),
      queryClient.ensureQueryData(bankProgramsQuery(context)),
    ]);
    await Promise.all(
      projects.rows.map((project) => queryClient.ensureQueryData(projectProgramsQuery(context, project.id))),
    );
    return { title: `${name}: проекты` };
  },
  screen: lazyScreen(() => import('./ClientProjectsScreen.tsx'), 'ClientProjectsScreen'),
});

/** The projects are the first page of a client. */
export const clientRoute = createRoute({
  getParentRoute: () => consoleFrame,
  path: '/clients/$id',
  params: LISTING_ID,
  beforeLoad: ({ params, search }) => {
    const to = '/admin/clients/$id/per-project-settings';
    throw redirect({ to, params, search, statusCode: 302, replace: true });
  },
});
