import type { WithPage } from '#contract/admin-list.ts';
import type { CollectionList, CollectionListInput } from '#contract/collection.ts';
import { countCollections, listCollectionPage } from '#db/queries/catalog/collections.ts';
import { requirePermission } from '../access/require-permission.ts';
import type { ServiceContext } from '../context.ts';
import { pageWindow } from '../page-window.ts';

/** Collections as the console lists them, by name. Errors: UNAUTHENTICATED, FORBIDDEN. */
export async function listAdminCollections(
  ctx: ServiceContext,
  { page, ...query }: WithPage<CollectionListInput>,
): Promise<CollectionList> {
  requirePermission(ctx, 'clients', 'r');
  const window = pageWindow(ctx, await countCollections(ctx.db, query), page);
  return { rows: await listCollectionPage(ctx.db, { ...query, ...window.rows }), ...window.shown };
}
