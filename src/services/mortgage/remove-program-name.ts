import { inTransaction } from '#db/client.ts';
import { deleteProgramName, listProgramNameRows } from '#db/queries/mortgage/program-names.ts';
import { AppError } from '#domain/errors.ts';
import { plural } from '#domain/text/plural.ts';
import { requirePermission } from '../access/require-permission.ts';
import { recordEdit } from '../audit/record-edit.ts';
import type { ServiceContext } from '../context.ts';

/**
 * Takes a name of programmes away. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND; CONFLICT while banks have programmes
 * of it or other names stand under it.
 */
export async function removeProgramName(ctx: ServiceContext, id: number): Promise<void> {
  requirePermission(ctx, 'programs', 'w');
  await inTransaction(ctx.db, async (tx) => {
    const names = await listProgramNameRows(tx);
    const known = names.find((name) => name.id === id);
    if (!known) throw new AppError('NOT_FOUND', `Программы ${id} нет`);
    const children = names.filter(({ parentId }) => parentId === id).length;
    if (known.banks > 0 || children > 0) throw new AppError('CONFLICT', inUse(known.banks, children));
    await deleteProgramName(tx, id);
    const { id: _, banks, offers, ...before } = known;
    await recordEdit(ctx, tx, { entity: 'programName', id, before, after: null });
  });
}

function inUse(banks: number, children: number): string {
  const uses = [
    banks > 0 && `${banks}\u00a0${plural(banks, 'банк', 'банка', 'банков')}`,
    children > 0 && `${children}\u00a0${plural(children, 'программа', 'программы', 'программ')} под ней`,
  ].filter((use) => use !== false);
  return `Удалить нельзя: используется (${uses.join(', ')})`;
}
