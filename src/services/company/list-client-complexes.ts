import type { WithPage } from '#contract/admin-list.ts';
import type { ClientComplexesInput, ClientComplexList } from '#contract/client.ts';
import { countComplexes, listClientComplexes as listRows } from '#db/queries/company/client-complexes.ts';
import type { ServiceContext } from '../context.ts';
import { pageWindow } from '../page-window.ts';
import { getClient } from './get-client.ts';

/**
 * A page of all complexes, those the client builds first, then those of its feeds. Errors: UNAUTHENTICATED, FORBIDDEN,
 * NOT_FOUND.
 */
export async function listClientComplexes(
  ctx: ServiceContext,
  { id, text, sort, page }: WithPage<ClientComplexesInput>,
): Promise<ClientComplexList> {
  await getClient(ctx, id);
  const window = pageWindow(ctx, await countComplexes(ctx.db, text), page);
  const rows = await listRows(ctx.db, { id, text, sort, ...window.rows });
  return {
    rows: rows.map((row) => ({ ...row, isAssigned: row.developer.id === id })),
    ...window.shown,
  };
}
