import type { WithPage } from '#contract/admin-list.ts';
import { CLIENT_TYPES, type ClientList, type ClientListInput } from '#contract/client.ts';
import { countClients, listClients as listClientRows } from '#db/queries/company/clients.ts';
import { requirePermission } from '../access/require-permission.ts';
import type { ServiceContext } from '../context.ts';
import { pageWindow } from '../page-window.ts';

/** A page of companies with a project or a key. Errors: UNAUTHENTICATED, FORBIDDEN. */
export async function listClients(
  ctx: ServiceContext,
  { text, sort, page }: WithPage<ClientListInput>,
): Promise<ClientList> {
  requirePermission(ctx, 'clients', 'r');
  const query = { text, types: CLIENT_TYPES };
  const window = pageWindow(ctx, await countClients(ctx.db, query), page);
  const rows = await listClientRows(ctx.db, { ...query, sort, now: ctx.now, ...window.rows });
  return { rows, ...window.shown };
}
