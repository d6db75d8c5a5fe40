import type { AdminList, WithPage } from '#contract/admin-list.ts';
import type { ClientErrorListInput, ClientErrorShown } from '#contract/maintenance.ts';
import {
  type ClientErrorRow,
  countClientErrors,
  listClientErrors as listRows,
} from '#db/queries/maintenance/client-errors.ts';
import { requirePermission } from '../access/require-permission.ts';
import type { ServiceContext } from '../context.ts';
import { pageWindow } from '../page-window.ts';

/** Failures of pages in browsers by kind, seen last first. Errors: UNAUTHENTICATED, FORBIDDEN. */
export async function listClientErrors(
  ctx: ServiceContext,
  { page, text, sort }: WithPage<ClientErrorListInput>,
): Promise<AdminList<ClientErrorShown>> {
  requirePermission(ctx, 'adminAmen', 'r');
  const window = pageWindow(ctx, await countClientErrors(ctx.db, text), page);
  const rows = await listRows(ctx.db, { text, sort, ...window.rows });
  return { rows: rows.map(presentClientError), ...window.shown };
}

function presentClientError(row: ClientErrorRow): ClientErrorShown {
  return {
    id: row.id,
    message: row.message,
    stack: row.stack,
    page: row.page,
    release: row.release,
    browser: row.browser,
    count: row.count,
    firstAt: row.firstAt,
    lastAt: row.lastAt,
  };
}
