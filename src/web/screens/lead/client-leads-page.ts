import { createRoute, redirect } from '@tanstack/react-router';
import { readPerson, requireRights } from '../../data/require-rights.ts';
import { lazyScreen } from '../../lazy-screen.ts';
import { PageError } from '../../page-error.ts';
import { readLeadListSearch } from '../../query/lead-search.ts';
import { parseListingId } from '../../query/listing-id.ts';
import { page } from '../../site-map/page.ts';
import { consoleFrame } from '../admin/console-frame.ts';
import { leadsQuery } from './lead-queries.ts';

/** The leads of one client, for its own people and for the platform. */
export const clientLeadsPage = page({
  under: consoleFrame,
  path: '/clients/$client/leads',
  params: {
    parse: ({ client }) => ({ client: parseListingId({ id: client }).id }),
    stringify: ({ client }) => ({ client: String(client) }),
  },
  search: readLeadListSearch,
  guard: requireRights({ clientDesk: 'r' }),
  load: async (context, { params: { client }, search }) => {
    const list = await context.queryClient.ensureQueryData(leadsQuery(context, { ...search, client }));
    return { title: `${list.client}: заявки` };
  },
  screen: lazyScreen(() => import('./LeadsScreen.tsx'), 'LeadsScreen'),
});

/** The desk of the client whose own person opens it. */
export const ownClientRoute = createRoute({
  getParentRoute: () => consoleFrame,
  path: '/my-client',
  beforeLoad: async ({ context, search }) => {
    const { clientId } = await readPerson(context);
    if (clientId === null) throw new PageError(403, 'Access denied');
    throw redirect({
      to: '/admin/clients/$client/leads',
      params: { client: clientId },
      search,
      statusCode: 302,
      replace: true,
    });
  },
});
