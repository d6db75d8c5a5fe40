import type { ProgramNameShown } from '#contract/program-name.ts';
import { listProgramNameRows } from '#db/queries/mortgage/program-names.ts';
import { programTree } from '#domain/mortgage/offer/program-tree.ts';
import { requirePermission } from '../access/require-permission.ts';
import type { ServiceContext } from '../context.ts';

/** Names of programmes as a tree, each with what bears it. Errors: UNAUTHENTICATED, FORBIDDEN. */
export async function listProgramTree(ctx: ServiceContext): Promise<ProgramNameShown[]> {
  requirePermission(ctx, 'programs', 'rw');
  const rows = await listProgramNameRows(ctx.db);
  return programTree(rows).map((row) => ({
    id: row.id,
    name: row.name,
    displayName: row.displayName,
    filterTooltip: row.filterTooltip,
    order: row.order,
    parentId: row.parentId,
    depth: row.depth,
    banks: row.banks,
    offers: row.offers,
    children: rows.filter(({ parentId }) => parentId === row.id).length,
  }));
}
