import { inTransaction } from '#db/client.ts';
import { countCompanyUses, deleteCompany } from '#db/queries/company/companies.ts';
import { AppError } from '#domain/errors.ts';
import { requirePermission } from '../access/require-permission.ts';
import { recordEdit } from '../audit/record-edit.ts';
import type { ServiceContext } from '../context.ts';
import { auditedCompany } from './audited-company.ts';
import { companyUses } from './company-uses.ts';
import { getKeptCompany } from './get-kept-company.ts';
import { requireCompanyType } from './require-company-type.ts';

/** Removes a company that nothing names. Errors: FORBIDDEN, NOT_FOUND, CONFLICT saying what names it. */
export async function removeCompany(ctx: ServiceContext, id: number): Promise<void> {
  requirePermission(ctx, 'companies', 'w');
  await inTransaction(ctx.db, async (tx) => {
    const known = await getKeptCompany(tx, id);
    requireCompanyType(ctx, known.type);
    const uses = companyUses((await countCompanyUses(tx, [id])).get(id)!);
    if (uses.length > 0) {
      throw new AppError('CONFLICT', `Компанию нельзя удалить, её используют: ${uses.join(', ')}`);
    }
    await deleteCompany(tx, id);
    await recordEdit(ctx, tx, { entity: 'company', id, before: auditedCompany(known), after: null });
  });
}
