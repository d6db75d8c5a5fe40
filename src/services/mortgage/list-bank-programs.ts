import type { BankProgram } from '#contract/offer-shown.ts';
import { listBankPrograms as listRows } from '#db/queries/mortgage/offer-choices.ts';
import { requirePermission } from '../access/require-permission.ts';
import type { ServiceContext } from '../context.ts';

/** Programmes of all banks, which projects may take. Errors: UNAUTHENTICATED, FORBIDDEN. */
export async function listBankPrograms(ctx: ServiceContext): Promise<BankProgram[]> {
  requirePermission(ctx, 'programs', 'rw');
  return listRows(ctx.db);
}
