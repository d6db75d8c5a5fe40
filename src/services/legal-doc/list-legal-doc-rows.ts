import type { AdminList, WithPage } from '#contract/admin-list.ts';
import type { LegalDocListInput, LegalDocRow } from '#contract/legal-doc.ts';
import { countLegalDocRows, listLegalDocRows as listRows } from '#db/queries/legal-doc/legal-docs.ts';
import { requirePermission } from '../access/require-permission.ts';
import type { ServiceContext } from '../context.ts';
import { pageWindow } from '../page-window.ts';

/** Tags with their documents in the order of their tabs. Errors: UNAUTHENTICATED, FORBIDDEN. */
export async function listLegalDocRows(
  ctx: ServiceContext,
  { text, sort, page }: WithPage<LegalDocListInput>,
): Promise<AdminList<LegalDocRow>> {
  requirePermission(ctx, 'legal', 'r');
  const window = pageWindow(ctx, await countLegalDocRows(ctx.db, text), page);
  const rows = await listRows(ctx.db, { text, sort, ...window.rows });
  return { rows: rows.map(presentRow), ...window.shown };
}

function presentRow({ id, tag, version, publishedAt, consents }: LegalDocRow): LegalDocRow {
  return { id, tag, version, publishedAt, consents };
}
